import { storedHash } from '../../playground/share/client/storedHash'
import { plainPiece, type SearchAnswer, type SearchHit } from '../engine/answer'
import type { Engine } from '../engine/createEngine'
import { readPair } from '../engine/literals'
import { findPrograms } from '../engine/pairs'

const MAX_PROGRAMS = 5

const HOW_TO_WRITE =
  'Searching by example: write what goes in, an arrow, and what should come out, as in [1, 1, 2] -> [1, 2]. Lists, texts, numbers, objects, new Map(…) and new Set(…) are read.'
const NOTHING_FOUND =
  'Every function was tried with these values, small numbers and common callbacks. None returns that output, alone or after a simple step such as unique or flatten.'

/** Answers a pair of values with programs, and with the functions in them. */
export const answerPair = (
  query: string,
  search: Engine,
  playground: string,
): SearchAnswer => {
  const pair = readPair(query)
  const programs = pair ? findPrograms(pair).slice(0, MAX_PROGRAMS) : []
  const names = [...new Set(programs.flatMap(program => program.names))]
  const hits = [
    ...programs.map(
      ({ names, line, code }): SearchHit => ({
        id: line,
        url: playground + storedHash(code, 'ts'),
        kind: 'code',
        group: 'Programs that return this',
        title: [plainPiece(names.join(', '))],
        context: [],
        snippet: [plainPiece(line)],
      }),
    ),
    ...names.flatMap(
      name => search({ query: name, hitsPerPage: 1, snippetWords: 1 }).hits,
    ),
  ]
  const hint = pair ? NOTHING_FOUND : HOW_TO_WRITE
  return {
    hits,
    nbHits: hits.length,
    ...(hits.length === 0 && { hint }),
  }
}
