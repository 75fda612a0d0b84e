/*
 * In: the code fences of docs and pages, and the package's own examples. Out:
 * a build that fails, with a sentence for the writer, when an example does not
 * print what the page says. Read by: writers; `npm run examples` is the report.
 */
import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { authoredExamples, generatedExamples } from './collect/authoredExamples'
import { requireRight } from './requireRight'

const isFailure = (
  result: PromiseSettledResult<unknown>,
): result is PromiseRejectedResult => result.status === 'rejected'

export default function verifiedExamples({ siteDir }: LoadContext): Plugin {
  const isBuild = process.env.NODE_ENV === 'production'
  const verifyGuides = () => requireRight(authoredExamples(siteDir))
  // Begun at once: the API's extraction keeps only one processor busy.
  const early = isBuild ? verifyGuides() : undefined
  early?.catch(() => {})
  let verdict: Promise<void> = Promise.resolve()
  const verifyAll = async (): Promise<void> => {
    const results = await Promise.allSettled([
      early ?? verifyGuides(),
      requireRight(generatedExamples(siteDir)),
    ])
    const failures = results.filter(isFailure).map(({ reason }) => reason)
    if (failures.length > 0) {
      throw new Error(
        `Examples do not print what their pages say:\n\n${failures.map(({ message }) => message).join('\n\n')}`,
      )
    }
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
      verdict.catch(error => isBuild || console.warn(error.message))
    },
    postBuild: () => verdict,
  }
}
