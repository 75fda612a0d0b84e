import { type Engine, MAX_QUERY } from '../engine/createEngine'
import { type SearchHit, textOf } from '../engine/searchAnswer'
import { findPrograms } from '../engine/values/findPrograms'
import { readPair } from '../engine/values/readLiteral'
import { readQueries } from './cases'
import { findHits } from './scoreCases'

export const askedKinds = ['question', 'error', 'missing', 'pair'] as const

/** `rank`: the place of the answer, from 1; 0 if it was not found. */
type AskedOutcome = { kind: (typeof askedKinds)[number]; rank: number }

const isAnswer = (hit: SearchHit, answer: string): boolean => {
  const titles = [textOf(hit.title), ...textOf(hit.title).split(', ')]
  const [page = '', section] = answer.split(': ')
  return section === undefined
    ? [...titles, ...hit.context].includes(answer)
    : hit.context.includes(page) && titles.includes(section)
}

const rankPair = (query: string, answers: string): number => {
  const pair = readPair(query.slice(0, MAX_QUERY))
  const { programs } = pair ? findPrograms(pair, () => false) : { programs: [] }
  const wanted = answers.split(' ')
  const place = programs.findIndex(({ names }) =>
    names.some(name => wanted.includes(name)),
  )
  return place + 1
}

const rankAnswer = (engine: Engine, query: string, answers: string): number => {
  const wanted = answers.split(' ; ').map(text => text.trim())
  const place = findHits(engine, query).findIndex(hit =>
    wanted.some(answer => isAnswer(hit, answer)),
  )
  return place + 1
}

/**
 * What questions, messages and values find. They are answered by functions, or
 * by titles of pages and sections, as `Page: section` where a title alone would
 * be ambiguous. Their author did not look at the aliases and the engine. Misses
 * of the held part are never printed: nothing is tuned to them.
 */
export const runAsked = (
  engine: Engine,
  part: 'tuning' | 'held',
): AskedOutcome[] =>
  askedKinds.flatMap(kind =>
    readQueries(`${kind}.${part}`).map(([query, answers]) => ({
      kind,
      rank:
        kind === 'pair'
          ? rankPair(query, answers)
          : rankAnswer(engine, query, answers),
    })),
  )
