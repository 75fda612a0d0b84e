import { toPlainText } from '../../content/model/phrase'
import { type Counterpart, pageAddress } from '../../data/counterparts'
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
  counterparts: readonly Counterpart[],
  functions: readonly Pick<ApiRecord, 'name' | 'family'>[],
): Map<string, readonly string[]> => {
  const families = new Map(functions.map(({ name, family }) => [name, family]))
  const written = new Set([...words.values()].flat().map(joinWords))
  const all = new Map(words)
  for (const { lfi, system, name } of counterparts) {
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
  counterparts: readonly Counterpart[],
): GuideRecord => {
  const own = counterparts.filter(
    ({ page }) => pageAddress(page) === guide.path,
  )
  const rowsOf = ({ level, place }: SectionRecord): SectionRecord[] =>
    own
      .filter(
        ({ lfi }) =>
          place ===
          (lfi.length > 0 ? '#counterparts' : '#what-lfi-does-not-have'),
      )
      .map(({ name, anchor, lfi, text }) => ({
        level: level + 1,
        title: name,
        place: `#${anchor}`,
        isRow: true,
        text:
          lfi.length > 0
            ? `In lfi: ${lfi.join(', ')}.`
            : `lfi has no ${name}; instead, ${toPlainText(text)}.`,
      }))
  // A heading between the tables answers nothing; the rows below it do.
  const groups = new Set(own.map(({ group }) => group))
  const headings = guide.sections.filter(({ title }) => !groups.has(title))
  const sections = headings.flatMap(each => [each, ...rowsOf(each)])
  return { ...guide, sections }
}
