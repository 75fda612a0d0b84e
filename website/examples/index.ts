/*
 * In: the code fences of guides, pages and posts. Out: a build that fails, with
 * a sentence for the writer, when an example does not print what the page says.
 * Read by: writers; `npm run examples` is the report. The package's own
 * examples are verified where pages/api asks for them (packageExamples.ts).
 */
import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { loadContent } from '../content/loadContent'
import { authoredExamples } from './authoredExamples'
import { requireRight } from './requireRight'

export default function verifiedExamples({ siteDir }: LoadContext): Plugin {
  const isBuild = process.env.NODE_ENV === 'production'
  const verify = async (): Promise<void> => {
    try {
      await requireRight(authoredExamples(await loadContent(siteDir)))
    } catch (error) {
      throw new Error(
        `Examples do not print what their pages say:\n\n${error instanceof Error ? error.message : error}`,
      )
    }
  }
  // Begun at once: the API's extraction keeps only one processor busy.
  let verdict = isBuild ? verify() : Promise.resolve()
  verdict.catch(() => {})
  return {
    name: 'verified-examples',
    getPathsToWatch: () =>
      ['docs', 'src', 'blog'].map(folder =>
        path.join(siteDir, folder, '**/*.{md,mdx}'),
      ),
    async loadContent() {
      if (!isBuild) {
        verdict = verify()
        verdict.catch(error => console.warn(error.message))
      }
    },
    // Awaited after the build, which goes on meanwhile.
    postBuild: () => verdict,
  }
}
