// In: the worker's program under playground/sandbox, lfi, the helper module.
// Out: generated/sandbox/runtime.js, which holds them as text; the page
// generated/sandbox/static/sandbox.html, which they run in, served as it is;
// addresses.json, where that and pages that explain a run are; and packages.js,
// with which packages are fetched that lfi is compared with.
// Read by: playground/sandbox, when a visitor first runs code.
import { createHash } from 'node:crypto'
import path from 'node:path'
import { sandboxHtml } from '@lfi-docs/sandbox/build'
import { readEnvironment } from '../../../config/environment'
import { hrefOf } from '../../../config/hrefOf'
import { writeChanged, writeGenerated } from '../../../generate/generated'
import { bundleRuntime } from './bundleRuntime'
import { bundleComparedPackages } from './comparedPackages'

const toModule = (values: Readonly<Record<string, unknown>>): string =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`)
    .join('')

type WriteModule = (
  name: string,
  values: Readonly<Record<string, unknown>>,
) => void

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
 * The address of the sandbox's page, another one whenever the page changes: a
 * service worker can't answer for a sandboxed frame, so without a network
 * running code relies on browsers to keep the page.
 */
const sandboxAddress = (): string => {
  const { SANDBOX_ORIGIN = '' } = readEnvironment()
  const hash = createHash('sha256').update(sandboxHtml).digest('hex')
  return `${SANDBOX_ORIGIN}${hrefOf('/sandbox.html')}?${hash.slice(0, 8)}`
}

/** Writes all of it below `siteDir`. */
export const writeSandbox = async (siteDir: string): Promise<void> => {
  const directory = path.join(siteDir, 'generated', 'sandbox')
  const writeModule: WriteModule = (name, values) =>
    writeChanged(path.join(directory, `${name}.js`), toModule(values))
  writeChanged(path.join(directory, 'static', 'sandbox.html'), sandboxHtml)
  writeGenerated('sandbox/addresses', {
    offline: sandboxAddress(),
    errors: hrefOf('/docs/errors'),
    asConcur: hrefOf('/docs/api/variables/asConcur'),
  })
  writeChanged(
    path.join(directory, 'packages.js'),
    await writePackages(writeModule),
  )
  writeModule('runtime', await bundleRuntime())
}
