import ts from 'typescript'
import { lfiDeclarations, readManifest } from '../../website/library/lfiVersion'
import type { ExtractedEntry } from '../../website/library/model/schema'
import type { Records } from '../../website/records/readRecord'
import { declarationsOf } from './declarations'
import { foldSignatures } from './foldSignatures'
import { readComment } from './readComment'
import { readFamily } from './readFamily'
import { readOverloads } from './readSignatures'
import { readTypeAlias } from './readTypeAlias'

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts', 'lib.es2024.promise.d.ts'],
  strict: true,
  skipLibCheck: true,
  types: [],
}

/** An export with its declaration: types are shown as written there. */
type Declared = { name: string; declaration: ts.Declaration }

type Project = {
  /** In the order of the file. */
  exports: readonly Declared[]
  checker: ts.TypeChecker
  sourceFile: ts.SourceFile
}

const readProject = (entry: string): Project => {
  const program = ts.createProgram([entry], options)
  const checker = program.getTypeChecker()
  const sourceFile = program.getSourceFile(entry)
  const module = sourceFile && checker.getSymbolAtLocation(sourceFile)
  if (!module) {
    throw new Error(
      `TypeScript could not read ${entry}. Reinstall the package with npm ci.`,
    )
  }
  const exports = checker.getExportsOfModule(module).flatMap(symbol => {
    const isAlias = symbol.flags & ts.SymbolFlags.Alias
    const target = isAlias ? checker.getAliasedSymbol(symbol) : symbol
    const [declaration] = target.declarations ?? []
    return declaration ? [{ name: symbol.name, declaration }] : []
  })
  return {
    exports: exports.toSorted(
      (a, b) => a.declaration.getStart() - b.declaration.getStart(),
    ),
    checker,
    sourceFile,
  }
}

const isType = ({ declaration }: Declared): boolean =>
  ts.isTypeAliasDeclaration(declaration)

const pathOf = (declared: Declared): string =>
  `/docs/api/${isType(declared) ? 'type-aliases' : 'variables'}/${declared.name}`

/** `{@link Reducer}` and `{@link RawReducerWithoutFinish.add}` as Markdown. */
const linkResolver =
  ({ exports }: Project) =>
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

/**
 * The bundled declarations keep the name of each source file in a `#region`
 * comment: the last one before a declaration is where it comes from.
 */
const sourceOf = (declared: Declared, { sourceFile }: Project): string => {
  const before = sourceFile.text.slice(0, declared.declaration.getStart())
  const regions = [...before.matchAll(/^\/\/#region (.*)\.d\.ts$/gmu)]
  const file = regions.at(-1)?.[1]
  return file ? `${file}${isType(declared) ? '.d.ts' : '.js'}` : ''
}

const readEntry = async (
  declared: Declared,
  project: Project,
  names: ReadonlySet<string>,
): Promise<ExtractedEntry> => {
  const { name, declaration } = declared
  const resolve = linkResolver(project)
  const fields = {
    name,
    path: pathOf(declared),
    source: sourceOf(declared, project),
    ...readComment(declaration, resolve),
  }
  if (ts.isTypeAliasDeclaration(declaration)) {
    const alias = await readTypeAlias(declaration, resolve)
    return { kind: 'type', ...fields, ...alias }
  }
  const overloads = readOverloads(declaration, project.checker)
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

/** What the installed package declares. */
export const extractModel = async (): Promise<Records['model']> => {
  const { version, author, license, repository } = readManifest('lfi')
  const project = readProject(lfiDeclarations)
  const values = project.exports.filter(declared => !isType(declared))
  const names = new Set(values.map(({ name }) => name))
  const entries = await Promise.all(
    project.exports.map(declared =>
      readEntry(declared, project, names).catch((error: Error) => {
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
    entries: Object.fromEntries(entries.map(entry => [entry.name, entry])),
  }
}
