import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const kinds = ['name', 'typo', 'alias', 'words', 'guide', 'type'] as const

export type Kind = (typeof kinds)[number]

export type Case = { kind: Kind; query: string; pages: string[]; held: boolean }

/**
 * The files beside this one, `queries/<kind>.<part>.txt`: on each line a query
 * and the pages that answer it equally well, by a function's name or a route
 * under `/docs/`, with a heading's anchor where the section is meant. Held ones
 * are scored, never tuned on: every second of the first part, and all of the
 * third, written after the engine and the aliases were settled.
 */
const parts: Readonly<Record<string, (index: number) => boolean>> = {
  alternating: index => index % 2 === 1,
  tuning: () => false,
  held: () => true,
}

const readLines = (kind: Kind, part: string): string[] => {
  const file = path.join(__dirname, 'queries', `${kind}.${part}.txt`)
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
}

const readCase = (kind: Kind, line: string, held: boolean): Case => {
  const [query = '', pages = ''] = line.split(' | ').map(text => text.trim())
  return { kind, query, pages: pages.split(' '), held }
}

export const cases: readonly Case[] = kinds.flatMap(kind =>
  Object.entries(parts).flatMap(([part, isHeld]) =>
    readLines(kind, part).map((line, index) =>
      readCase(kind, line, isHeld(index)),
    ),
  ),
)
