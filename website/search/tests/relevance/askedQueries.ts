import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Engine } from '../../engine/createEngine'
import { groupHits } from '../../engine/groupHits'
import { type SearchHit, textOf } from '../../engine/searchAnswer'
import { findPrograms } from '../../engine/values/findPrograms'
import { readPair } from '../../engine/values/readLiteral'
import type { Ranked } from './scoreCases'

/** As much as the field takes (`client/limits.ts`). */
const MAX_QUERY = 64

const kinds = ['question', 'error', 'missing', 'pair'] as const

/** Misses of the held-out part are never printed: nothing is tuned to them. */
type Part = 'tuning' | 'held'

/**
 * Each line has a query and the titles of the pages or sections that answer it,
 * as `Page: section` where a title alone would be ambiguous. Their author did
 * not look at the aliases and the engine.
 */
const readLines = (
  kind: (typeof kinds)[number],
  part: Part,
): [query: string, answers: string][] =>
  readFileSync(path.join(__dirname, 'queries', `${kind}.${part}.txt`), 'utf8')
    .trim()
    .split('\n')
    .map(line => {
      const [query = '', answers = ''] = line.split(' | ')
      return [query, answers]
    })

const isAnswer = (hit: SearchHit, answer: string): boolean => {
  const titles = [textOf(hit.title), ...textOf(hit.title).split(', ')]
  const [page = '', section] = answer.split(': ')
  return section === undefined
    ? [...titles, ...hit.context].includes(answer)
    : hit.context.includes(page) && titles.includes(section)
}

/** As the dialog shows them. */
const placesOf = (engine: Engine, query: string): SearchHit[] => {
  const request = { query, page: 0, hitsPerPage: 20, snippetWords: 10 }
  return groupHits(engine.search(request).hits).flatMap(({ hits }) => hits)
}

const rankPair = (query: string, answers: string): number => {
  const pair = readPair(query.slice(0, MAX_QUERY))
  const { programs } = pair ? findPrograms(pair, () => false) : { programs: [] }
  const wanted = answers.trim().split(' ')
  const place = programs.findIndex(({ names }) =>
    names.some(name => wanted.includes(name)),
  )
  return place + 1
}

const rankPlace = (engine: Engine, query: string, answers: string): number => {
  const wanted = answers.split(' ; ').map(text => text.trim())
  const place = placesOf(engine, query.slice(0, MAX_QUERY)).findIndex(hit =>
    wanted.some(answer => isAnswer(hit, answer)),
  )
  return place + 1
}

export const runAsked = (engine: Engine, part: Part): Ranked[] =>
  kinds.flatMap(kind =>
    readLines(kind, part).map(([query, answers]) => ({
      kind,
      query,
      rank:
        kind === 'pair'
          ? rankPair(query, answers)
          : rankPlace(engine, query, answers),
    })),
  )
