import { playgroundAddress } from '../../../playground/share'
import {
  plainPiece,
  type SearchAnswer,
  type SearchHit,
  type SearchRequest,
} from '../../engine/searchAnswer'
import type { ApiRecord } from '../../engine/searchData'
import {
  type Findings,
  findPrograms,
  type Program,
} from '../../engine/values/findPrograms'
import { readPair } from '../../engine/values/readLiteral'

/** How long, in milliseconds, programs may be tried for one query. */
const MAX_TIME = 100

const MAX_PROGRAMS = 5

const GROUP = 'Programs that give this'

/** Steps that most programs have; the other one is what is looked for. */
const COMMON = new Set(['map', 'filterMap', 'flatMap'])

/** A program as a hit that leads to the function that it is about. */
const programHit = async (
  { names, line, code }: Program,
  api: readonly ApiRecord[],
): Promise<SearchHit> => {
  const main = names.find(name => !COMMON.has(name)) ?? names[0]
  return {
    id: line,
    url: api.find(({ name }) => name === main)?.path ?? '/docs/api',
    kind: 'program',
    group: GROUP,
    title: [plainPiece(names.join(', '))],
    context: [],
    snippet: [plainPiece(line)],
    run: await playgroundAddress({ code, language: 'ts' }, '/playground'),
  }
}

const HOW_TO_WRITE =
  'Searching by example: write what goes in, an arrow, and what should come out, as in [1, 1, 2] -> [1, 2]. Lists, texts, numbers, objects, new Map(…) and new Set(…) are read.'

/** What was tried in vain. */
const nothingFound = ({ tries, isCut }: Findings): string =>
  `${tries} programs of one and two steps were run with these values, numbers near them and common callbacks; none gives that output${isCut ? ' before the time was up' : ''}.`

/**
 * Answers a pair of values with programs that make the one from the other. It
 * brings lfi along, so the worker loads this module for such a query only.
 */
export const answerPair = async (
  { query }: SearchRequest,
  api: readonly ApiRecord[],
): Promise<SearchAnswer> => {
  const answer = { page: 0, nbPages: 1, query, suggestions: [] }
  const pair = readPair(query)
  if (!pair) {
    return { ...answer, hits: [], nbHits: 0, hint: HOW_TO_WRITE }
  }
  const end = performance.now() + MAX_TIME
  const findings = findPrograms(pair, () => performance.now() > end)
  const hits = await Promise.all(
    findings.programs
      .slice(0, MAX_PROGRAMS)
      .map(program => programHit(program, api)),
  )
  const hint = hits.length > 0 ? {} : { hint: nothingFound(findings) }
  return { ...answer, hits, nbHits: hits.length, ...hint }
}
