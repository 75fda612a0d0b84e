import { Graph, type Node } from '@lfi-docs/build-cache'
import type { Answer, Settings } from './read/messages'
import { addSteps } from './steps'

/** Each sentence once: steps fail for the same reason as those they need. */
const messagesOf = async (nodes: readonly Node<unknown>[]) => {
  const settled = await Promise.allSettled(nodes.map(({ result }) => result))
  const failed = settled.filter(({ status }) => status === 'rejected')
  return [
    ...new Set(
      (failed as PromiseRejectedResult[]).map(({ reason }) =>
        reason instanceof Error ? reason.message : String(reason),
      ),
    ),
  ]
}

const printTimes = ({ times }: Graph): void => {
  const rows = [...times]
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, time]) => `${(time / 1000).toFixed(1).padStart(6)} s  ${name}`)
  console.log(`generate:\n${rows.join('\n')}`)
}

/** Makes and writes everything once, and tells when what is there. */
export const run = async (
  settings: Settings,
  answer: (answer: Answer) => void,
): Promise<void> => {
  const graph = new Graph()
  const { pages, examples } = addSteps(graph, settings)
  const problems = await messagesOf(pages)
  if (problems.length === 0) {
    answer({ kind: 'written' })
  }
  const wrong = await messagesOf([examples])
  if (process.env.DOCUSAURUS_PERF_LOGGER === 'true') {
    printTimes(graph)
  }
  // After an upgrade much may be wrong at once: all of it is reported at once.
  answer(
    problems.length === 0
      ? { kind: 'judged', problems: wrong.join('\n\n') }
      : {
          kind: 'failed',
          message: `The site can't be built before these are mended:\n- ${[...problems, ...wrong].join('\n- ')}`,
        },
  )
}
