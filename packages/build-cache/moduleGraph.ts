import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { buildSync, type Metafile } from 'esbuild'
import { installedPackages } from './installed'

type Imports = {
  /** Changes with every change of the file. */
  stamp: string
  files: readonly string[]
}

/** Files of other kinds count by their text; nothing is imported by them. */
const otherKinds = ['.css', '.html', '.svg', '.mdx', '.woff', '.woff2']

const stampOf = (file: string): string => {
  const found = statSync(file, { throwIfNoEntry: false })
  return found ? `${found.mtimeMs}:${found.size}` : 'gone'
}

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/** Packages of this repository are source, so their files count. */
const ownPackages = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(installedPackages())
      .filter(
        ([, { link, resolved }]) => link && resolved?.startsWith('packages/'),
      )
      .map(([location, { resolved }]) => [
        location.replace('node_modules/', ''),
        // Other entry points are folders below it.
        `./${resolved}`,
      ]),
  )

/** esbuild leaves these alone, so that they are looked for in the text. */
const resolved = /\brequire\.resolve\(\s*['"]([^'"]+)['"]/gu

const toImports = (
  file: string,
  imports: Metafile['inputs'][string]['imports'],
  own: Readonly<Record<string, string>>,
): Imports => {
  const text = readFileSync(file, 'utf8')
  const started = [...text.matchAll(resolved)].map(([, name = '']) => name)
  const isFile = (name: string): boolean =>
    name.startsWith('.') || packageOf(name) in own
  const toFile = (name: string): string => {
    const folder = own[packageOf(name)]
    return folder
      ? path.posix.join(name.replace(packageOf(name), folder), 'index.ts')
      : path.posix.join(path.posix.dirname(file), name)
  }
  return {
    stamp: stampOf(file),
    files: [
      ...imports.filter(({ external }) => !external).map(it => it.path),
      ...started.filter(isFile).map(toFile),
    ],
  }
}

const known = new Map<string, Imports>()

/** esbuild knows how imports resolve, and which of them are mere types. */
const learn = (entries: readonly string[]): void => {
  const own = ownPackages()
  const { metafile } = buildSync({
    entryPoints: [...entries],
    bundle: true,
    metafile: true,
    write: false,
    packages: 'external',
    alias: own,
    platform: 'node',
    outdir: 'unused',
    format: 'esm',
    logLevel: 'silent',
    loader: {
      '.js': 'jsx',
      ...Object.fromEntries(otherKinds.map(kind => [kind, 'empty'] as const)),
    },
  })
  for (const [file, { imports }] of Object.entries(metafile.inputs)) {
    known.set(file, toImports(file, imports, own))
  }
}

/** Files of the graph as far as it is known, and those to be read first. */
const walk = (entries: readonly string[]) => {
  const files = new Set(entries)
  const unknown: string[] = []
  // A `for` loop over a set also visits what is added during the loop.
  for (const file of files) {
    const imports = known.get(file)
    if (imports?.stamp === stampOf(file)) {
      for (const imported of imports.files) {
        files.add(imported)
      }
    } else {
      unknown.push(file)
    }
  }
  return { files, unknown }
}

/**
 * The files of this project that the code of these modules consists of, however
 * far away they are imported, from its root. A file is read once by a process,
 * and again when it has changed.
 */
export const filesOf = (modules: readonly string[]): string[] => {
  const entries = modules.map(module =>
    path.relative(process.cwd(), module).replaceAll(path.sep, '/'),
  )
  let walked = walk(entries)
  while (walked.unknown.length > 0) {
    learn(walked.unknown)
    walked = walk(entries)
  }
  return [...walked.files].sort()
}
