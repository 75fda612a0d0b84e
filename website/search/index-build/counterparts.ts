import { toPlainText } from '../../content/model/phrase'
import type { Counterparts } from '../../data/counterparts'
import { counterpartAnchor, gapAnchor } from '../../data/counterparts/rowAnchor'
import { systemAddress } from '../../data/counterparts/systems'
import type { ApiRecord, GuideRecord, SectionRecord } from '../engine/data'
import { joinWords } from '../engine/words'

/** In a counterpart of several steps, these only prepare or collect. */
const HELPER_STEPS = new Set(['map', 'toArray'])

const mainSteps = (names: readonly string[]): readonly string[] => {
  const main = names.filter(name => !HELPER_STEPS.has(name))
  return main.length > 0 ? main : names
}

/**
 * Other words by name, with other systems' names for what lfi has, from the
 * tables that pages show. Words that people wrote win over those names.
 */
export const withNamesElsewhere = (
  words: ReadonlyMap<string, readonly string[]>,
  { rows }: Counterparts,
  api: readonly ApiRecord[],
): Map<string, readonly string[]> => {
  const families = new Map(api.map(({ name, family }) => [name, family]))
  const written = new Set([...words.values()].flat().map(joinWords))
  const all = new Map(words)
  for (const { lfi, system, name } of rows) {
    for (const own of written.has(joinWords(name)) ? [] : mainSteps(lfi)) {
      // RxJS has one kind of stream, so its names stand for all flavours.
      const key = system === 'RxJS' ? (families.get(own) ?? own) : own
      all.set(key, [...new Set([...(all.get(key) ?? []), name])])
    }
  }
  return all
}

/**
 * The sections of "Coming from" pages with the rows that a component puts
 * there: each is a place of its own, because it is an answer of its own.
 */
export const withRows = (
  guide: GuideRecord,
  { rows, missing }: Counterparts,
): GuideRecord => {
  const isHere = ({ system }: { system: string }): boolean =>
    systemAddress(system) === guide.path
  const own = rows.filter(isHere)
  const named = own.map(({ name, lfi }) => ({
    title: name,
    place: `#${counterpartAnchor(name)}`,
    text: `In lfi: ${lfi.join(', ')}.`,
  }))
  const gaps = missing.filter(isHere).map(({ name, instead }) => ({
    title: name,
    place: `#${gapAnchor(name)}`,
    text: `lfi has no ${name}; instead, ${toPlainText(instead)}.`,
  }))
  const rowsOf: Readonly<Record<string, typeof named | undefined>> = {
    '#counterparts': named,
    '#what-lfi-does-not-have': gaps,
  }
  // A heading between the tables answers nothing; the rows below it do.
  const groups = new Set(own.map(({ group }) => group))
  const headings = guide.sections.filter(({ title }) => !groups.has(title))
  const sections = headings.flatMap((section): SectionRecord[] => {
    const level = section.level + 1
    const below = rowsOf[section.place ?? ''] ?? []
    return [
      section,
      ...below.map(row => ({ ...row, level, isRow: true as const })),
    ]
  })
  return { ...guide, sections }
}
