/*
 * In: the code fences of docs and pages, and the package's own examples. Out:
 * a build that fails, with a sentence for the writer, when an example does not
 * print what the page says. Read by: writers; `npm run examples` is the report.
 */
import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { authoredExamples, generatedExamples } from './collect/authoredExamples'
import { describeProblem } from './model/describeProblem'
import { verifyAuthored } from './verifyAuthored'

const describeAll = async (root: string): Promise<string | undefined> => {
  const verified = await verifyAuthored([
    ...authoredExamples(root),
    ...generatedExamples(root),
  ])
  const problems = verified.flatMap(({ problems }) => problems)
  return problems.length > 0
    ? `Examples do not print what their pages say:\n\n${problems.map(describeProblem).join('\n\n')}`
    : undefined
}

export default function verifiedExamples({ siteDir }: LoadContext): Plugin {
  let verdict: Promise<string | undefined> = Promise.resolve(undefined)
  return {
    name: 'verified-examples',
    getPathsToWatch: () => [
      path.join(siteDir, 'docs/**/*.{md,mdx}'),
      path.join(siteDir, 'src/**/*.{md,mdx}'),
    ],
    // Begun here and awaited after the build, which goes on meanwhile.
    async loadContent() {
      verdict = describeAll(siteDir)
      if (process.env.NODE_ENV === 'production') {
        verdict.catch(() => {})
        return
      }
      void verdict.then(
        text => text && console.warn(text),
        (error: unknown) => console.error(String(error)),
      )
    },
    async postBuild() {
      const text = await verdict
      if (text) {
        throw new Error(text)
      }
    },
  }
}
