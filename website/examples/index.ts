/*
 * In: what `generate` found wrong with the code fences of guides, pages and
 * posts. Out: a build that fails, with a sentence for the writer, when an
 * example does not print what the page says; while developing, that sentence
 * above the page. Read by: writers; `npm run examples` is the report. The
 * package's own examples are verified where pages/api asks for them.
 */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { followRuns } from '../generate/read/run'

const NAME = 'verified-examples'
const FILE = 'problems.json'

export default function verifiedExamples({
  siteDir,
  generatedFilesDir,
}: LoadContext): Plugin {
  const isBuild = process.env.NODE_ENV === 'production'
  const nextRun = followRuns()
  let verdict: Promise<string> = Promise.resolve('')
  /** Later than the page shows: the bundler notices the file. */
  const show = async (): Promise<void> => {
    const problems = await verdict
    if (problems) {
      console.warn(problems)
    }
    const file = path.join(generatedFilesDir, NAME, 'default', FILE)
    const text = JSON.stringify(problems)
    // A file that is touched is bundled again.
    if ((await readFile(file, 'utf8')) !== text) {
      await writeFile(file, text)
    }
  }
  return {
    name: NAME,
    getPathsToWatch: () =>
      ['docs', 'src', 'blog'].map(folder =>
        path.join(siteDir, folder, '**/*.{md,mdx}'),
      ),
    async loadContent() {
      const run = await nextRun()
      verdict = run.judged
      verdict.catch(() => undefined)
    },
    async contentLoaded({ actions }) {
      if (!isBuild) {
        await actions.createData(FILE, JSON.stringify(''))
        show().catch(error => console.warn(error.message))
      }
    },
    getClientModules: () =>
      isBuild ? [] : [path.join(__dirname, 'client/showProblems.ts')],
    // Awaited after the build, which goes on meanwhile.
    async postBuild() {
      const problems = await verdict
      if (problems) {
        throw new Error(problems)
      }
    },
  }
}
