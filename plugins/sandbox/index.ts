// In: the worker's program under playground/sandbox, lfi, the helper module.
// Out: generated/sandbox/runtime.js, which holds them as text.
// Read by: playground/sandbox, when a visitor first runs code.
import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { bundleRuntime } from './bundleRuntime'

const toModule = (values: Readonly<Record<string, unknown>>): string =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`)
    .join('')

/**
 * The address of a sandbox's page, another one whenever the page changes: a
 * service worker can't answer for a sandboxed frame, so without a network
 * running code relies on browsers to keep the page.
 */
const addressOf = async (
  { siteDir, baseUrl }: LoadContext,
  page: string,
): Promise<string> => {
  const html = await readFile(path.join(siteDir, 'static', page))
  const hash = createHash('sha256').update(html).digest('hex').slice(0, 8)
  return `${baseUrl}${page}?${hash}`
}

export default function sandboxPlugin(context: LoadContext): Plugin<void> {
  const { siteDir } = context
  return {
    name: 'sandbox',
    getPathsToWatch: () => [
      `${siteDir}/playground/sandbox/worker/**/*.ts`,
      `${siteDir}/playground/compiler/helperModule/*.ts`,
      `${siteDir}/static/sandbox*.html`,
    ],
    async loadContent() {
      const directory = path.join(siteDir, 'generated', 'sandbox')
      await mkdir(directory, { recursive: true })
      await writeFile(
        path.join(directory, 'runtime.js'),
        toModule({
          ...(await bundleRuntime(siteDir)),
          sandboxAddress: await addressOf(context, 'sandbox.html'),
          networkSandboxAddress: await addressOf(
            context,
            'sandbox-network.html',
          ),
        }),
      )
    },
  }
}
