// In: every HTML page of the finished build.
// Out: the same pages: those that are read without the app (stripApp), all
// painted up to the fold first (pauseAtFold), links to headings with the words
// of the heading (nameHashLinks), each with a policy that names its inline
// scripts by hash (../content-security-policy). In one pass: plugins run at the
// same time, and the policy depends on the scripts.
// Read by: browsers. What headers add to the policy is in outputs/hosts.
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from '@docusaurus/types'
import { readEnvironment } from '../../config/environment'
import { movedPages } from '../../data/movedPages'
import {
  listFiles,
  readGenerated,
  writeAtomically,
} from '../../generate/generated'
import { foreignHosts } from '../content-security-policy/foreignHosts'
import { secureHtml } from '../content-security-policy/secureHtml'
import { nameHashLinks } from './nameHashLinks'
import { pauseAtFold } from './pauseAtFold'
import { readScripts } from './scriptsOf'
import { stripApp } from './stripApp'

const moved = new Set(Object.keys(movedPages).map(from => `docs/${from}`))

/**
 * The sandbox's pages bring a policy of their own, and what leads from an old
 * address to a new one (outputs/redirects) has no script.
 */
const isOther = (page: string): boolean =>
  /^sandbox[\w-]*$/u.test(page) || moved.has(page)

/** `docs/recipes.html` is the page `docs/recipes`, `index.html` the page ``. */
const pageOf = (file: string): string =>
  file
    .replaceAll(path.sep, '/')
    .replace(/\.html$/u, '')
    .replace(/(?:^|\/)index$/u, '')

export default function finishPagesPlugin(): Plugin {
  return {
    name: 'finish-pages',
    async postBuild({ outDir, generatedFilesDir }) {
      const hosts = foreignHosts(readEnvironment())
      const scripts = await readScripts(generatedFilesDir)
      const { offline } = readGenerated<{ offline: string }>(
        'sandbox/addresses',
      )
      for (const file of listFiles(outDir)) {
        const page = pageOf(path.relative(outDir, file))
        if (file.endsWith('.html') && !isOther(page)) {
          const html = await readFile(file, 'utf8')
          const stripped = stripApp(nameHashLinks(html), page, scripts, offline)
          const finished = pauseAtFold(stripped)
          // Other plugins may be reading the pages at the same time.
          writeAtomically(file, secureHtml(finished, hosts))
        }
      }
    },
  }
}
