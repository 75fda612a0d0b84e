import { cachedLater } from '../cache/cached'
import { hash } from '../cache/hash'
import { hashFiles } from '../cache/hashFiles'
import { describeProblem } from './model/describeProblem'
import type { Example } from './model/example'

/** All that decides whether an example is right, beside the example. */
const sources = [
  'node_modules/lfi',
  'node_modules/typescript/package.json',
  'examples',
  'data',
]

/**
 * Fails with a sentence for each example that does not print what its page
 * says. Those that were right before are not looked at again, wherever on the
 * page they are now: even to load what verifies them takes a second.
 */
export const requireRight = async (
  examples: readonly Example[],
): Promise<void> => {
  const key = hash(
    hashFiles(sources),
    ...examples.map(({ line: _, ...example }) => JSON.stringify(example)),
  )
  await cachedLater('examples', key, async () => {
    const { verifyAuthored } = await import('./verifyAuthored')
    const verified = await verifyAuthored(examples)
    const problems = verified.flatMap(({ problems }) => problems)
    if (problems.length > 0) {
      throw new Error(problems.map(describeProblem).join('\n\n'))
    }
    return 'right'
  })
}
