import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'

/** What was measured: a line for each name, in sections. */
export type Sections = Readonly<
  Record<string, Readonly<Record<string, unknown>>>
>

/** What is measured of a name is not what is recorded. */
export type Difference = {
  name: string
  kind: 'new' | 'gone' | 'changed'
  sentence: string
}

export const fileOf = (name: string): string => `website/records/${name}.json`

export const readRecordFile = (name: string): Sections => {
  const file = fileOf(name)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/**
 * JSON with a line for each name, so that a diff names what changed. Names stay
 * in the order in which the package declares them, which its pages follow.
 */
export const writeRecordFile = (name: string, sections: Sections): void => {
  const written = Object.entries(sections).map(([section, values]) => {
    const lines = Object.entries(values).map(
      ([name, value]) =>
        `    ${JSON.stringify(name)}: ${JSON.stringify(value)}`,
    )
    return `  ${JSON.stringify(section)}: {\n${lines.join(',\n')}\n  }`
  })
  writeFileSync(fileOf(name), `{\n${written.join(',\n')}\n}\n`)
}

const MAX_LENGTH = 80

/** A text in a sentence, cut around where it begins to differ from another. */
const shown = (text: string, other: string): string => {
  const same = [...text].findIndex((letter, at) => letter !== other[at])
  const start = text.length > MAX_LENGTH ? Math.max(0, same - 40) : 0
  const end = start + MAX_LENGTH
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`
}

const differenceOf = (
  section: string,
  name: string,
  before: unknown,
  after: unknown,
): Difference => {
  const said = (kind: Difference['kind'], what: string): Difference => ({
    name,
    kind,
    sentence: `${section}, ${name}: ${what}`,
  })
  if (before === undefined) {
    return said('new', 'is new')
  }
  if (after === undefined) {
    return said('gone', 'is gone')
  }
  const [old, now] = [JSON.stringify(before), JSON.stringify(after)]
  return said('changed', `${shown(old, now)} → ${shown(now, old)}`)
}

/** One for each name whose measured value is not the recorded one. */
export const compareRecords = (
  recorded: Sections,
  measured: Sections,
): Difference[] =>
  Object.keys({ ...recorded, ...measured }).flatMap(section => {
    const [before = {}, after = {}] = [recorded[section], measured[section]]
    return Object.keys({ ...before, ...after })
      .filter(name => !isDeepStrictEqual(before[name], after[name]))
      .map(name => differenceOf(section, name, before[name], after[name]))
  })
