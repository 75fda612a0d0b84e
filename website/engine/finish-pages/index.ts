// In: every HTML page of the finished build.
// Out: the same pages, which start the app later (../first-load), each with a
// policy that names its inline scripts by hash (../content-security-policy). In
// one pass: plugins run at the same time, and the policy depends on the scripts.
// Read by: browsers. What headers add to the policy is in outputs/hosts.
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from '@docusaurus/types'
import { readEnvironment } from '../../config/environment'
import {
  listFiles,
  readGenerated,
  writeAtomically,
} from '../../generate/generated'
import { foreignHosts } from '../content-security-policy/foreignHosts'
import { secureHtml } from '../content-security-policy/secureHtml'
import { speculationRules } from '../first-load/model/speculationRules'
import { readPageChunks } from '../first-load/pageChunks'
import { pauseAtFold } from '../first-load/pauseAtFold'
import { startLater } from '../first-load/startLater'

/** The HTML files in a directory, however deep. */
export const findHtml = (directory: string): string[] =>
  listFiles(directory).filter(file => file.endsWith('.html'))

/** The sandbox's pages start nothing, and bring a policy of their own. */
const isSandbox = (page: string): boolean => /^sandbox[\w-]*$/u.test(page)

/** In a tag: the styles for readers without scripts name it as well. */
const hasExamples = (html: string): boolean =>
  /<button\b[^>]*\bdata-code-action="?run/u.test(html)

/** `docs/recipes.html` is the page `docs/recipes`, `index.html` the page ``. */
const pageOf = (file: string): string =>
  file
    .replaceAll(path.sep, '/')
    .replace(/\.html$/u, '')
    .replace(/(?:^|\/)index$/u, '')

export default function finishPagesPlugin(): Plugin<void> {
  return {
    name: 'finish-pages',
    async postBuild({ outDir, baseUrl, generatedFilesDir, routes }) {
      const hosts = foreignHosts(readEnvironment())
      const rules = speculationRules(baseUrl)
      const sandbox = (): string =>
        readGenerated<{ offline: string }>('sandbox/addresses').offline
      const { ofPage, ofRun } = await readPageChunks(generatedFilesDir, routes)
      const finish = async (file: string): Promise<void> => {
        const page = pageOf(path.relative(outDir, file))
        if (isSandbox(page)) {
          return
        }
        const html = await readFile(file, 'utf8')
        // A redirect (outputs/redirects) has no script.
        if (html.includes('http-equiv="refresh"')) {
          return
        }
        const later = pauseAtFold(
          startLater(html, page, {
            chunks: ofPage(baseUrl + page),
            ...(hasExamples(html) && { run: ofRun(), sandbox: sandbox() }),
          }),
        )
        // Other plugins may be reading the pages at the same time.
        writeAtomically(file, secureHtml(later, hosts, [rules]))
      }
      for (const file of findHtml(outDir)) {
        await finish(file)
      }
    },
  }
}
