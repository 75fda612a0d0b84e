import { existsSync, readFileSync, writeFileSync } from 'node:fs'

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

/** Each value as it is written, by its section and name. */
const textsOf = (sections: Sections): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sections).flatMap(([section, values]) =>
      Object.entries(values).map(([name, value]) => [
        `${section}, ${name}`,
        JSON.stringify(value),
      ]),
    ),
  )

/** One for each name whose measured value is not the recorded one. */
export const compareRecords = (
  recorded: Sections,
  measured: Sections,
): Difference[] => {
  const [before, after] = [textsOf(recorded), textsOf(measured)]
  return Object.keys({ ...before, ...after }).flatMap((place): Difference[] => {
    const name = place.slice(place.indexOf(' ') + 1)
    const [old, now] = [before[place], after[place]]
    if (old === undefined) {
      return [{ name, kind: 'new', sentence: `${place}: is new` }]
    }
    if (now === undefined) {
      return [{ name, kind: 'gone', sentence: `${place}: is gone` }]
    }
    const change = `${shown(old, now)} → ${shown(now, old)}`
    return old === now
      ? []
      : [{ name, kind: 'changed', sentence: `${place}: ${change}` }]
  })
}
