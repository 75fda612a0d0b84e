import { Step } from '@lfi-docs/build-cache'
import type { Example } from './model/example'
import { requireNone } from './model/problem'

const verdicts = new Step<'right'>('example-verdicts', __filename)

/**
 * Fails with a sentence for each example that does not print what its page
 * says. Those that were right before are not verified again, even if they have
 * moved on their page: loading what verifies them takes a second.
 */
export const requireRight = async (
  examples: readonly Example[],
): Promise<void> => {
  const data = examples.map(({ line: _, ...example }) =>
    JSON.stringify(example),
  )
  await verdicts.results().getOrMakeLater(data, async () => {
    const { verifyAuthored } = await import('./verifyAuthored')
    const verified = await verifyAuthored(examples)
    requireNone(verified.flatMap(({ problems }) => problems))
    return 'right'
  })
}
