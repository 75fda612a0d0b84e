import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Engine } from '../engine/createEngine'
import { groupHits } from '../engine/groupHits'
import { type SearchHit, textOf } from '../engine/searchAnswer'
import { findPrograms } from '../engine/values/findPrograms'
import { readPair } from '../engine/values/readLiteral'

/** As much as the field takes (`client/limits.ts`). */
const MAX_QUERY = 64

export const askedKinds = ['question', 'error', 'missing', 'pair'] as const

export type AskedKind = (typeof askedKinds)[number]

/** `rank`: the place of the answer, from 1; 0 if it was not found. */
export type AskedOutcome = {
  kind: AskedKind
  query: string
  rank: number
  first: string
}

/** Misses of the held-out part are never printed: nothing is tuned to them. */
type Part = 'tuning' | 'held'

/**
 * Each line has a query and the titles of the pages or sections that answer it,
 * as `Page: section` where a title alone would be ambiguous. Their author did
 * not look at the aliases and the engine.
 */
const readLines = (
  kind: AskedKind,
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

const rankPair = (query: string, answers: string): [number, string] => {
  const pair = readPair(query.slice(0, MAX_QUERY))
  const { programs } = pair ? findPrograms(pair, () => false) : { programs: [] }
  const wanted = answers.trim().split(' ')
  const place = programs.findIndex(({ names }) =>
    names.some(name => wanted.includes(name)),
  )
  return [place + 1, programs[0]?.line ?? '']
}

export const runAsked = (engine: Engine, part: Part): AskedOutcome[] =>
  askedKinds.flatMap(kind =>
    readLines(kind, part).map(([query, answers]) => {
      if (kind === 'pair') {
        const [rank, first] = rankPair(query, answers)
        return { kind, query, rank, first }
      }
      const hits = placesOf(engine, query.slice(0, MAX_QUERY))
      const wanted = answers.split(' ; ').map(text => text.trim())
      const place = hits.findIndex(hit =>
        wanted.some(answer => isAnswer(hit, answer)),
      )
      const first = hits[0]
        ? [...hits[0].context, textOf(hits[0].title)].join(' > ')
        : ''
      return { kind, query, rank: place + 1, first }
    }),
  )

export const shareOf = (
  outcomes: readonly AskedOutcome[],
  best: number,
): number =>
  outcomes.filter(({ rank }) => rank > 0 && rank <= best).length /
  outcomes.length
