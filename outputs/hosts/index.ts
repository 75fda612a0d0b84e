// In: the base URL and the sandbox's policies.
// Out: a file with the site's headers for each common static host, in build/.
// Read by: the host that serves the site.
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { headerFiles } from './headerFiles'
import { headerRules } from './headerRules'

export default function hostsPlugin({ baseUrl }: LoadContext): Plugin<void> {
  return {
    name: 'hosts',
    async postBuild({ outDir }) {
      const files = Object.entries(headerFiles(headerRules(baseUrl)))
      await Promise.all(
        files.map(([name, text]) => writeFile(path.join(outDir, name), text)),
      )
    },
  }
}
