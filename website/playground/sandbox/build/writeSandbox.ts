// In: the worker's program under playground/sandbox, lfi, the helper module.
// Out: generated/sandbox/runtime.js, which holds them as text; the page
// generated/sandbox/static/sandbox.html, which they run in, served as it is;
// addresses.json, where that is; versions.js, with which other versions of lfi
// are fetched, from a pair of files each; and packages.js, with which packages
// are fetched that lfi is compared with.
// Read by: playground/sandbox, when a visitor first runs code.
import { createHash } from 'node:crypto'
import path from 'node:path'
import { sandboxHtml } from '@lfi-docs/sandbox/build'
import { writeChanged, writeGenerated } from '../../../generate/generated'
import { lfiVersion } from '../../../library/lfiVersion'
import { bundleRuntime } from './bundleRuntime'
import { bundleComparedPackages } from './comparedPackages'
import { readOtherVersions } from './otherVersions'

const toModule = (values: Readonly<Record<string, unknown>>): string =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`)
    .join('')

type WriteModule = (
  name: string,
  values: Readonly<Record<string, unknown>>,
) => void

/** A module with each other version, and the text of one that can load them. */
const writeVersions = (writeModule: WriteModule): string => {
  const others = readOtherVersions()
  for (const { version, source, exportedNames, declarations } of others) {
    writeModule(`lfi-${version}`, { source, exportedNames })
    writeModule(`lfi-${version}-types`, { declarations })
  }
  const loaders = others.map(
    ({ version }) => `  '${version}': {
    loadSource: () => import('./lfi-${version}.js'),
    loadDeclarations: () => import('./lfi-${version}-types.js'),
  },\n`,
  )
  return `${toModule({ currentVersion: lfiVersion })}export const otherVersions = {\n${loaders.join('')}}\n`
}

/** A module with each package, and the text of one that can load them. */
const writePackages = async (writeModule: WriteModule): Promise<string> => {
  const packages = await bundleComparedPackages()
  for (const { name, source, exportedNames } of packages) {
    writeModule(`package-${name}`, { source, exportedNames })
  }
  const loaders = packages.map(
    ({ name }) => `  '${name}': () => import('./package-${name}.js'),\n`,
  )
  return `export const packages = {\n${loaders.join('')}}\n`
}

/**
 * The address of a sandbox's page, another one whenever the page changes: a
 * service worker can't answer for a sandboxed frame, so without a network
 * running code relies on browsers to keep the page.
 */
const addressOf = (base: string): string => {
  const hash = createHash('sha256').update(sandboxHtml).digest('hex')
  return `${base}sandbox.html?${hash.slice(0, 8)}`
}

type Place = {
  baseUrl: string
  /** The origin of the sandbox, where it is not that of the site. */
  sandboxOrigin: string
}

/** Writes all of it below `siteDir`. */
export const writeSandbox = async (
  siteDir: string,
  { baseUrl, sandboxOrigin }: Place,
): Promise<void> => {
  const base = sandboxOrigin + baseUrl
  const directory = path.join(siteDir, 'generated', 'sandbox')
  const writeModule: WriteModule = (name, values) =>
    writeChanged(path.join(directory, `${name}.js`), toModule(values))
  writeChanged(path.join(directory, 'static', 'sandbox.html'), sandboxHtml)
  writeGenerated('sandbox/addresses', { offline: addressOf(base) })
  writeChanged(path.join(directory, 'versions.js'), writeVersions(writeModule))
  writeChanged(
    path.join(directory, 'packages.js'),
    await writePackages(writeModule),
  )
  writeModule('runtime', await bundleRuntime())
}
