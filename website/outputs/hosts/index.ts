// In: the base URL, the addresses of pages and the sandbox's policies.
// Out: a file for each common host, in build/, that says how to serve the site.
// Read by: the host that serves it; scripts/serve.mjs reads `_headers`.
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from '@docusaurus/types'
import { readEnvironment } from '../../config/environment'
import { hostFiles } from './hostFiles'
import { securityText } from './securityText'
import { describeSite } from './site'

const REPOSITORY = 'https://github.com/TomerAberbach/lfi-docs'

export default function hostsPlugin(): Plugin<void> {
  return {
    name: 'hosts',
    async postBuild({ outDir, baseUrl, routesPaths, siteConfig }) {
      const { SITE_URL, SANDBOX_ORIGIN } = readEnvironment()
      const site = describeSite({
        baseUrl,
        pages: routesPaths,
        hasTrailingSlash: siteConfig.trailingSlash === true,
        siteUrl: SITE_URL,
        sandboxOrigin: SANDBOX_ORIGIN,
      })
      const address = '.well-known/security.txt'
      const files = Object.entries({
        ...hostFiles(site),
        [address]: securityText(
          REPOSITORY,
          `${new URL(baseUrl + address, SITE_URL)}`,
          new Date(),
        ),
      })
      await mkdir(path.join(outDir, '.well-known'), { recursive: true })
      await Promise.all(
        files.map(([name, text]) => writeFile(path.join(outDir, name), text)),
      )
    },
  }
}
