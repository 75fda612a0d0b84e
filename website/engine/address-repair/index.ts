/*
 * In: the address that a visitor typed or followed.
 * Out: a script in the head of every page that gives the router an address it
 * can read. Read by: docusaurus.config.ts; src/theme/NotFound shows the error.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from '@docusaurus/types'
import { transformSync } from 'esbuild'

export default function addressRepair(): Plugin {
  const source = readFileSync(path.join(__dirname, 'client/repair.js'), 'utf8')
  const { code } = transformSync(source, { minify: true })
  return {
    name: 'address-repair',
    injectHtmlTags: () => ({
      headTags: [{ tagName: 'script', innerHTML: code.trim() }],
    }),
  }
}
