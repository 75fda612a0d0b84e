/*
 * In: the code fences of docs and pages (through remarkCodeBlocks, which
 * docusaurus.config.ts gives to both). Out: inert highlighted figures and the
 * one listener that answers their buttons. Read by: every page.
 */
import path from 'node:path'
import type { Plugin } from '@docusaurus/types'

export default function codeHighlighting(): Plugin {
  return {
    name: 'code-highlighting',
    getClientModules: () => [path.join(__dirname, 'client/index.ts')],
  }
}
