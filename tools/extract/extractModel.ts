import ts from 'typescript'
import { lfiDeclarations, readManifest } from '../../website/library/lfiVersion'
import type { ExtractedEntry, Helper } from '../../website/library/model/schema'
import type { Records } from '../../website/records/readRecord'
import { crossReference } from './crossReference'
import { declarationOf, declarationsOf } from './declarations'
import { foldSignatures } from './foldSignatures'
import { readComment } from './readComment'
import { readFamily } from './readFamily'
import {
  type Declared,
  type DeclaredProject,
  isTypeAlias,
  readProject,
} from './readProject'
import { readOverloads, readTypeParameters, textOf } from './readSignatures'
import { formatType, readTypeAlias } from './readTypeAlias'

const pathOf = (declared: Declared): string =>
  `/docs/api/${isTypeAlias(declared) ? 'type-aliases' : 'variables'}/${declared.name}`

type Context = {
  checker: ts.TypeChecker
  /** Of values. */
  names: ReadonlySet<string>
  resolve: (name: string) => string
  sourceOf: (declaration: ts.Declaration, isType: boolean) => string
}

const readEntry = async (
  declared: Declared,
  { checker, names, resolve, sourceOf }: Context,
): Promise<ExtractedEntry> => {
  const { name, declaration } = declared
  const fields = {
    name,
    path: pathOf(declared),
    source: sourceOf(declaration, isTypeAlias(declared)),
    ...readComment(declaration, resolve),
  }
  if (ts.isTypeAliasDeclaration(declaration)) {
    const alias = await readTypeAlias(declaration, resolve)
    return {
      kind: 'type',
      ...fields,
      ...alias,
      declaration: await declarationOf(name, alias),
      takenBy: [],
      returnedBy: [],
    }
  }
  const overloads = readOverloads(declaration, checker)
  if (overloads.length === 0) {
    return { kind: 'constant', ...fields, type: 'unique symbol' }
  }
  const folded = foldSignatures(name, overloads)
  return {
    kind: 'function',
    ...fields,
    ...readFamily(name, names),
    ...folded,
    ...(await declarationsOf(name, folded)),
  }
}

/** `{@link Reducer}` and `{@link RawReducerWithoutFinish.add}` as Markdown. */
const linkResolver =
  (exports: readonly Declared[]) =>
  (text: string): string => {
    const [name = '', member] = text.split('.')
    const target = exports.find(declared => declared.name === name)
    if (!target) {
      throw new Error(
        `The package's text links to {@link ${text}}, but the package exports no ${name}. Correct the comment in the package, or pin a version without it.`,
      )
    }
    const anchor = member ? `#${member.toLowerCase()}` : ''
    return `[\`${text}\`](${pathOf(target)}${anchor})`
  }

const region = /^\/\/#region (?<file>.*)\.d\.ts$/gmu

/**
 * The bundled declarations keep the name of each source file in a `#region`
 * comment: the last one before a declaration is where it comes from.
 */
const sourceFinder = (sourceFile: ts.SourceFile): Context['sourceOf'] => {
  const regions = [...sourceFile.text.matchAll(region)]
  return (declaration, isType) => {
    const position = declaration.getStart()
    const { file } =
      regions.findLast(({ index }) => index < position)?.groups ?? {}
    return file ? `${file}${isType ? '.d.ts' : '.js'}` : ''
  }
}

/** The aliases that signatures mention and the package keeps to itself. */
const readHelpers = ({
  exports,
  sourceFile,
}: DeclaredProject): Promise<Helper[]> => {
  const exported = new Set(exports.map(({ name }) => name))
  return Promise.all(
    sourceFile.statements
      .filter(ts.isTypeAliasDeclaration)
      .filter(({ name }) => !exported.has(name.text))
      .map(async ({ name, typeParameters, type }) => ({
        name: name.text,
        typeParameters: readTypeParameters(typeParameters),
        definition: await formatType(textOf(type)),
      })),
  )
}

const byName = <Value extends { readonly name: string }>(
  values: readonly Value[],
): Record<string, Value> =>
  Object.fromEntries(values.map(value => [value.name, value]))

/** What the installed package declares. */
export const extractModel = async (): Promise<Records['model']> => {
  const { version, author, license, repository } = readManifest('lfi')
  const project = readProject(lfiDeclarations)
  const { exports, checker, sourceFile } = project
  const values = exports.filter(declared => !isTypeAlias(declared))
  const context: Context = {
    checker,
    names: new Set(values.map(({ name }) => name)),
    resolve: linkResolver(exports),
    sourceOf: sourceFinder(sourceFile),
  }
  const entries = await Promise.all(
    exports.map(declared =>
      readEntry(declared, context).catch((error: Error) => {
        throw new Error(
          `lfi ${version} declares "${declared.name}" in a way that tools/extract can't read: ${error.message}`,
        )
      }),
    ),
  )
  return {
    about: {
      packageName: 'lfi',
      packageVersion: version,
      author: author.name,
      license,
      repository,
    },
    entries: byName(crossReference(entries)),
    helpers: byName(await readHelpers(project)),
  }
}
