import { readFileSync } from 'node:fs'
import path from 'node:path'

export const kinds = [
  'name',
  'typo',
  'alias',
  'words',
  'guide',
  'type',
] as const

export type Kind = (typeof kinds)[number]

export type Case = { kind: Kind; query: string; pages: string[]; held: boolean }

/** A file beside this one: on each line a query and what answers it. */
export const readQueries = (name: string): [query: string, answer: string][] =>
  readFileSync(path.join(__dirname, 'queries', `${name}.txt`), 'utf8')
    .trim()
    .split('\n')
    .map(line => {
      const [query = '', answer = ''] = line.split(' | ')
      return [query.trim(), answer.trim()]
    })

/**
 * The parts of each kind. Any of the named pages is an answer: a function, or a
 * route under `/docs/`, with a heading's anchor where the section is meant. Held
 * queries are scored, never tuned on: every second of the first part, and all of
 * the third, written after the engine and the aliases were settled.
 */
const parts: Readonly<Record<string, (index: number) => boolean>> = {
  alternating: index => index % 2 === 1,
  tuning: () => false,
  held: () => true,
}

export const cases: readonly Case[] = kinds.flatMap(kind =>
  Object.entries(parts).flatMap(([part, isHeld]) =>
    readQueries(`${kind}.${part}`).map(([query, pages], index) => ({
      kind,
      query,
      pages: pages.split(' '),
      held: isHeld(index),
    })),
  ),
)

/** Questions that have one answer, and how its address below `/docs/` begins. */
export const answers = readQueries('answers')
