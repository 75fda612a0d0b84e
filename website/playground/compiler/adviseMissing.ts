import type { CodeProblem } from '../sandbox/runEvent'
import type { WordsElsewhere } from './typescript/messages'

const loadElsewhere = async (): Promise<WordsElsewhere> => {
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
  /** What lfi exports, in the version that is chosen. */
  exported: readonly string[],
  load = loadElsewhere,
): Promise<readonly CodeProblem[]> => {
  if (problems.every(({ missing }) => missing === undefined)) {
    return problems
  }
  const elsewhere = new Map(
    // Without the list the message is what it was.
    Object.entries(await load().catch((): WordsElsewhere => ({}))),
  )
  return problems.map(problem => {
    const { missing = '' } = problem
    const found = elsewhere.get(missing)
    return found?.uses.every(name => exported.includes(name))
      ? {
          ...problem,
          message: `'lfi' has no export named ${missing}. ${found.says}`,
        }
      : problem
  })
}
