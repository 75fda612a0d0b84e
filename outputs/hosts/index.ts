// In: the base URL, the addresses of pages and the sandbox's policies.
// Out: a file for each common host, in build/, that says how to serve the site.
// Read by: the host that serves it; scripts/serve.mjs reads `_headers`.
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from '@docusaurus/types'
import { hostFiles } from './hostFiles'
import { describeSite } from './site'

export default function hostsPlugin(): Plugin<void> {
  return {
    name: 'hosts',
    async postBuild({ outDir, baseUrl, routesPaths, siteConfig }) {
      if (siteConfig.trailingSlash !== false) {
        throw new Error(
          'The files for hosts (outputs/hosts) redirect /x/ and /x.html to /x, so trailingSlash in docusaurus.config.ts has to be false. Change both or neither.',
        )
      }
      const files = Object.entries(
        hostFiles(describeSite(baseUrl, routesPaths)),
      )
      await Promise.all(
        files.map(([name, text]) => writeFile(path.join(outDir, name), text)),
      )
    },
  }
}
