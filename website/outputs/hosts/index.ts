// In: the base URL and the sandbox's policy.
// Out: in build/, a file for each common host that says how to serve the site.
// Read by: the host that serves it; scripts/serve.mjs reads `_headers`.
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from '@docusaurus/types'
import { readEnvironment } from '../../config/environment'
import { headerRules, writeHeaders, writeVercel } from './headers'

export default function hostsPlugin(): Plugin {
  return {
    name: 'hosts',
    async postBuild({ outDir, baseUrl, siteConfig: { trailingSlash } }) {
      const { SITE_URL: siteUrl, SANDBOX_ORIGIN } = readEnvironment()
      const sandboxOrigin = SANDBOX_ORIGIN
      const rules = headerRules({ baseUrl, siteUrl, sandboxOrigin })
      const files = {
        _headers: writeHeaders(rules),
        // GitHub Pages would leave out what begins with an underscore.
        '.nojekyll': '',
        'vercel.json': writeVercel(rules, trailingSlash === true),
      }
      for (const [name, text] of Object.entries(files)) {
        await writeFile(path.join(outDir, name), text)
      }
    },
  }
}
