import path from 'node:path'
import { type DeclarationReflection, ReflectionKind } from 'typedoc'
import type ts from 'typescript'
import type { ExtractedEntry, ExtractedModel } from '../model/schema'
import { crossReference } from './crossReference'
import { foldSignatures } from './foldSignatures'
import { readComment } from './readComment'
import { readFamily } from './readFamily'
import { readHelpers } from './readHelpers'
import { readManifest } from './readManifest'
import { type DeclaredProject, exportsOf, readProject } from './readProject'
import { readOverloads } from './readSignatures'
import { readTypeAlias } from './readTypeAlias'
import { sourceAddress } from './sourceAddress'

const isType = ({ kind }: DeclarationReflection): boolean =>
  kind === ReflectionKind.TypeAlias

const pathOf = (reflection: DeclarationReflection): string =>
  `/docs/api/${isType(reflection) ? 'type-aliases' : 'variables'}/${reflection.name}`

type Context = {
  declared: DeclaredProject
  names: ReadonlySet<string>
  resolve: (name: string) => string
  addressOf: (declaration: ts.Declaration, isType: boolean) => string
}

const readEntry = async (
  reflection: DeclarationReflection,
  { declared, names, resolve, addressOf }: Context,
): Promise<ExtractedEntry> => {
  const { name } = reflection
  const declaration = declared.declarationOf(reflection)
  const fields = {
    name,
    path: pathOf(reflection),
    sourceUrl: addressOf(declaration, isType(reflection)),
    ...readComment(reflection.comment, resolve),
  }
  if (isType(reflection)) {
    const alias = await readTypeAlias(reflection, declared, resolve)
    return { kind: 'type', ...fields, ...alias, takenBy: [], returnedBy: [] }
  }
  const overloads = readOverloads(declaration, declared.checker)
  if (overloads.length === 0) {
    return { kind: 'constant', ...fields, type: 'unique symbol' }
  }
  return {
    kind: 'function',
    ...fields,
    ...readFamily(name, names),
    ...foldSignatures(name, overloads),
    overloads,
  }
}

/** `{@link Reducer}` and `{@link RawReducerWithoutFinish.add}` as Markdown. */
const linkResolver =
  (reflections: readonly DeclarationReflection[]) =>
  (text: string): string => {
    const [name = '', member] = text.split('.')
    const target = reflections.find(reflection => reflection.name === name)
    if (!target) {
      throw new Error(
        `The package's text links to {@link ${text}}, but the package exports no ${name}. Correct the comment in the package, or pin a version without it.`,
      )
    }
    const anchor = member ? `#${member.toLowerCase()}` : ''
    return `[\`${text}\`](${pathOf(target)}${anchor})`
  }

const PACKAGE = 'lfi'

export const extractModel = async (root: string): Promise<ExtractedModel> => {
  const folder = path.join(root, 'node_modules', PACKAGE)
  const manifest = readManifest(folder)
  const declared = await readProject(path.join(folder, manifest.types))
  const reflections = exportsOf(declared.project)
  const values = reflections.filter(reflection => !isType(reflection))
  const names = new Set(values.map(({ name }) => name))
  const context: Context = {
    declared,
    names,
    resolve: linkResolver(reflections),
    addressOf: sourceAddress(declared.sourceFile, manifest),
  }
  const read = await Promise.allSettled(
    reflections.map(reflection => readEntry(reflection, context)),
  )
  const problems = read.flatMap((result, index) =>
    result.status === 'rejected'
      ? `${PACKAGE} ${manifest.version} declares "${reflections[index]?.name}" in a way that library/extract can't read (${path.join('node_modules', PACKAGE, manifest.types)}): ${result.reason.message.split('\n')[0]}`
      : [],
  )
  if (problems.length > 0) {
    throw new Error(problems.join('\n- '))
  }
  const entries = read.flatMap(result =>
    result.status === 'fulfilled' ? [result.value] : [],
  )
  return {
    packageName: PACKAGE,
    packageVersion: manifest.version,
    author: manifest.author.name,
    license: manifest.license,
    entries: crossReference(entries),
    helpers: await readHelpers(declared),
  }
}
