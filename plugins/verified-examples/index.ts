/*
 * In: the code fences of docs and pages, and the package's own examples. Out:
 * a build that fails, with a sentence for the writer, when an example does not
 * print what the page says. Read by: writers; `npm run examples` is the report.
 */
import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { authoredExamples, generatedExamples } from './collect/authoredExamples'
import { describeProblem } from './model/describeProblem'
import { type VerifiedExample, verifyAuthored } from './verifyAuthored'

const describeProblems = (
  verified: readonly VerifiedExample[],
): string | undefined => {
  const problems = verified.flatMap(({ problems }) => problems)
  return problems.length > 0
    ? `Examples do not print what their pages say:\n\n${problems.map(describeProblem).join('\n\n')}`
    : undefined
}

export default function verifiedExamples({ siteDir }: LoadContext): Plugin {
  const isBuild = process.env.NODE_ENV === 'production'
  const verifyGuides = () => verifyAuthored(authoredExamples(siteDir))
  // Begun at once: the API's extraction keeps only one processor busy.
  const early = isBuild ? verifyGuides() : undefined
  early?.catch(() => {})
  let verdict: Promise<string | undefined> = Promise.resolve(undefined)
  const verifyAll = async (): Promise<string | undefined> => {
    const guides = await (early ?? verifyGuides())
    return describeProblems([
      ...guides,
      ...(await verifyAuthored(generatedExamples(siteDir))),
    ])
  }
  return {
    name: 'verified-examples',
    getPathsToWatch: () => [
      path.join(siteDir, 'docs/**/*.{md,mdx}'),
      path.join(siteDir, 'src/**/*.{md,mdx}'),
    ],
    // Awaited after the build, which goes on meanwhile.
    async loadContent() {
      verdict = verifyAll()
      if (isBuild) {
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
