import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Sections } from './compareRecords'

export const fileOf = (name: string): string => `website/records/${name}.json`

const block = (lines: readonly string[], indent: string): string =>
  lines.length > 0 ? `{\n${lines.join(',\n')}\n${indent}}` : '{}'

/**
 * JSON with a line for each name, so that a diff names what changed. Names stay
 * in the order in which the package declares them, which its pages follow.
 */
const formatRecord = (sections: Sections): string => {
  const written = Object.entries(sections).map(([section, values]) => {
    const lines = Object.entries(values).map(
      ([name, value]) =>
        `    ${JSON.stringify(name)}: ${JSON.stringify(value)}`,
    )
    return `  ${JSON.stringify(section)}: ${block(lines, '  ')}`
  })
  return `${block(written, '')}\n`
}

export const readRecordFile = (name: string): Sections => {
  const file = fileOf(name)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

export const writeRecordFile = (name: string, sections: Sections): void =>
  writeFileSync(fileOf(name), formatRecord(sections))
