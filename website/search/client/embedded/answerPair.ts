import { playgroundAddress } from '../../../playground/share'
import type { SearchAnswer, SearchRequest } from '../../engine/searchAnswer'
import type { ApiRecord } from '../../engine/searchData'
import { findPrograms } from '../../engine/values/findPrograms'
import {
  HOW_TO_WRITE,
  nothingFound,
  programHit,
} from '../../engine/values/programHits'
import { readPair } from '../../engine/values/readLiteral'

/** How long, in milliseconds, programs may be tried for one query. */
const MAX_TIME = 100

const MAX_PROGRAMS = 5

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
  const programs = findings.programs.slice(0, MAX_PROGRAMS)
  const hits = await Promise.all(
    programs.map(async program => {
      const shared = { code: program.code, language: 'ts' as const }
      return programHit(
        program,
        api,
        await playgroundAddress(shared, '/playground'),
      )
    }),
  )
  const hint = hits.length > 0 ? {} : { hint: nothingFound(findings) }
  return { ...answer, hits, nbHits: hits.length, ...hint }
}
