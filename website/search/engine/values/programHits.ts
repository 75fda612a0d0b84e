import { plainPiece, type SearchHit } from '../searchAnswer'
import type { ApiRecord } from '../searchData'
import type { Findings, Program } from './findPrograms'

const GROUP = 'Programs that give this'

/** Steps that most programs have; the other one is what is looked for. */
const COMMON = new Set(['map', 'filterMap', 'flatMap'])

/** A program as a hit that leads to the function that it is about. */
export const programHit = (
  { names, line }: Program,
  api: readonly ApiRecord[],
  run: string,
): SearchHit => {
  const main = names.find(name => !COMMON.has(name)) ?? names[0]
  const path = api.find(({ name }) => name === main)?.path ?? '/docs/api'
  return {
    id: line,
    url: path,
    kind: 'program',
    group: GROUP,
    title: [plainPiece(names.join(', '))],
    context: [],
    snippet: [plainPiece(line)],
    run,
  }
}

export const HOW_TO_WRITE =
  'Searching by example: write what goes in, an arrow, and what should come out, as in [1, 1, 2] -> [1, 2]. Lists, texts, numbers, objects, new Map(…) and new Set(…) are read.'

/** What was tried in vain. */
export const nothingFound = ({ tries, isCut }: Findings): string =>
  `${tries} programs of one and two steps were run with these values, numbers near them and common callbacks; none gives that output${isCut ? ' before the time was up' : ''}.`
