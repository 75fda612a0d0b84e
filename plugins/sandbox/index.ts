// In: the worker's program under playground/sandbox, lfi, the helper module.
// Out: generated/sandbox/runtime.js, which holds them as text.
// Read by: playground/sandbox, when a visitor first runs code.
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { bundleRuntime } from './bundleRuntime'

const toModule = (values: Readonly<Record<string, unknown>>): string =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`)
    .join('')

export default function sandboxPlugin({
  siteDir,
  baseUrl,
}: LoadContext): Plugin<void> {
  return {
    name: 'sandbox',
    getPathsToWatch: () => [
      `${siteDir}/playground/sandbox/worker/**/*.ts`,
      `${siteDir}/playground/compiler/helperModule/*.ts`,
    ],
    async loadContent() {
      const directory = path.join(siteDir, 'generated', 'sandbox')
      await mkdir(directory, { recursive: true })
      await writeFile(
        path.join(directory, 'runtime.js'),
        toModule({
          ...(await bundleRuntime(siteDir)),
          sandboxAddress: `${baseUrl}sandbox.html`,
          networkSandboxAddress: `${baseUrl}sandbox-network.html`,
        }),
      )
    },
  }
}
