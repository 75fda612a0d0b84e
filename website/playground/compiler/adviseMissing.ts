import type { CodeProblem } from '../sandbox/runEvent'

type Elsewhere = Readonly<Record<string, string>>

const loadElsewhere = async (): Promise<Elsewhere> => {
  const { default: elsewhere } = await import(
    '@generated/playground/default/elsewhere.json'
  )
  return elsewhere
}

/**
 * Says of names that lfi lacks what it has in their place, as type help does.
 * The list is fetched when there is such a name: examples load the compiler too,
 * and have none.
 */
export const adviseMissing = async (
  problems: readonly CodeProblem[],
  load = loadElsewhere,
): Promise<readonly CodeProblem[]> => {
  if (problems.every(({ missing }) => missing === undefined)) {
    return problems
  }
  // Without the list the message is what it was.
  const elsewhere = new Map(Object.entries(await load().catch(() => ({}))))
  return problems.map(problem => {
    const message = elsewhere.get(problem.missing ?? '')
    return message === undefined ? problem : { ...problem, message }
  })
}
