import { storedHash } from '../../../playground/share/client/storedHash'
import { findPrograms, type Program } from '../../engine/pairs'
import { readPair } from '../../engine/readPair'
import { plainPiece, type SearchAnswer } from '../../engine/searchAnswer'
import type { ApiRecord } from '../../engine/searchData'

const MAX_PROGRAMS = 5

const HOW_TO_WRITE =
  'Searching by example: write what goes in, an arrow, and what should come out, as in [1, 1, 2] -> [1, 2]. Lists, texts, numbers, objects, new Map(…) and new Set(…) are read.'
const NOTHING_FOUND =
  'Every function was tried with these values, small numbers and common callbacks; none gives that output in one step.'

/** Steps that most programs have; the other one is what is looked for. */
const COMMON = new Set(['map', 'filterMap', 'flatMap'])

/** A program as a hit that leads to the function that it is about. */
const programHit = (
  { names, line, code }: Program,
  api: readonly ApiRecord[],
) => {
  const main = names.find(name => !COMMON.has(name)) ?? names[0]
  return {
    id: line,
    url: api.find(({ name }) => name === main)?.path ?? '/docs/api',
    kind: 'program' as const,
    group: 'Programs that give this',
    title: [plainPiece(names.join(', '))],
    context: [],
    snippet: [plainPiece(line)],
    run: `/playground${storedHash(code, 'ts')}`,
  }
}

/**
 * Answers a pair of values with programs that make the one from the other. It
 * brings lfi along, so the worker loads this module for such a query only.
 */
export const answerPair = (
  query: string,
  api: readonly ApiRecord[],
): SearchAnswer => {
  const pair = readPair(query)
  const programs = pair ? findPrograms(pair).slice(0, MAX_PROGRAMS) : []
  const hits = programs.map(program => programHit(program, api))
  const hint = pair ? NOTHING_FOUND : HOW_TO_WRITE
  return {
    hits,
    nbHits: hits.length,
    page: 0,
    nbPages: 1,
    query,
    suggestions: [],
    ...(hits.length === 0 && { hint }),
  }
}
