import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Sections } from './compareRecords'

export const fileOf = (name: string): string => `website/records/${name}.json`

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
    return `  ${JSON.stringify(section)}: {\n${lines.join(',\n')}\n  }`
  })
  return `{\n${written.join(',\n')}\n}\n`
}

export const readRecordFile = (name: string): Sections => {
  const file = fileOf(name)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

export const writeRecordFile = (name: string, sections: Sections): void =>
  writeFileSync(fileOf(name), formatRecord(sections))
