/*
 * In: the code fences of docs and pages (through remarkCodeBlocks, which
 * site.config.ts gives to both). Out: inert highlighted figures and the
 * one listener that answers their buttons; another that opens the viewer in the
 * place of a picture of a run. Read by: every page.
 */
import path from 'node:path'
import type { Plugin } from '@docusaurus/types'

export default function codeHighlighting(): Plugin {
  return {
    name: 'code-highlighting',
    getClientModules: () =>
      ['index.ts', 'walkPictures.ts'].map(name =>
        path.join(__dirname, 'client', name),
      ),
  }
}
