/*
 * In: data/movedPages.ts. Out: a file for each old address that leads to the
 * new one, on every host and without a script. Read by: browsers with old links.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from '@docusaurus/types'
import { siteAddress } from '../../config/hrefOf'
import { movedPages } from '../../data/movedPages'
import { fileOfPage } from '../addresses'

const page = (address: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>This page has moved</title>
<meta http-equiv="refresh" content="0; url=${address}">
<link rel="canonical" href="${address}">
<meta name="robots" content="noindex">
<p>This page has moved to <a href="${address}">${address}</a>.</p>
</html>
`

export default function redirects(): Plugin {
  return {
    name: 'redirects',
    postBuild: async ({ outDir, baseUrl, siteConfig: { trailingSlash } }) => {
      for (const [from, to] of Object.entries(movedPages)) {
        const old = `${baseUrl}docs/${from}`
        const file = path.join(outDir, fileOfPage(old, baseUrl, trailingSlash))
        await mkdir(path.dirname(file), { recursive: true })
        const address = siteAddress(`${baseUrl}docs/${to}`, trailingSlash)
        await writeFile(file, page(address))
      }
    },
  }
}
