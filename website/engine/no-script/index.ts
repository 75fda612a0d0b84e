/*
 * In: nothing. Out: styles that apply only where scripts are off: what could
 * not work is hidden, and the navigation behind it laid open.
 * Read by: docusaurus.config.ts.
 */
import { readFile } from 'node:fs/promises'
import type { Plugin } from '@docusaurus/types'
import { findHtml } from '../finish-pages'
import { checkClasses, styles } from './styles'

/** Enough to have one of each kind among them. */
const MAX_PAGES = 40

export default function noScript(): Plugin {
  return {
    name: 'no-script',
    injectHtmlTags: () => ({
      headTags: [
        { tagName: 'noscript', innerHTML: `<style>${styles}</style>` },
      ],
    }),
    postBuild: async ({ outDir }) => {
      const files = findHtml(outDir).slice(0, MAX_PAGES)
      checkClasses(await Promise.all(files.map(file => readFile(file, 'utf8'))))
    },
  }
}
