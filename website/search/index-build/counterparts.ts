import { toPlainText } from '../../content/model/phrase'
import type { Counterparts } from '../../data/counterparts'
import { counterpartAnchor, gapAnchor } from '../../data/counterparts/rowAnchor'
import { systemAddress } from '../../data/counterparts/systems'
import type {
  ApiRecord,
  GuideRecord,
  SectionRecord,
} from '../engine/searchData'
import { splitWords } from '../engine/words'

/** In a counterpart of several steps, these only prepare or collect. */
const HELPER_STEPS = new Set(['map', 'toArray'])
const COUNTERPARTS = 'counterparts'
const GAPS = 'what-lfi-does-not-have'

const mainSteps = (names: readonly string[]): string[] => {
  const main = names.filter(name => !HELPER_STEPS.has(name))
  return main.length > 0 ? main : [...names]
}

/** RxJS has one kind of stream, so its names speak of all flavours at once. */
const ofAllFlavours = (system: string): boolean => system === 'RxJS'

/** Other systems' names for what lfi has, from the tables that pages show. */
export const namesElsewhere = (
  { rows }: Counterparts,
  api: readonly ApiRecord[],
): [name: string, elsewhere: string][] => {
  const families = new Map(api.map(({ name, family }) => [name, family]))
  return rows.flatMap(({ lfi, system, name }) =>
    mainSteps(lfi).map((own): [string, string] => [
      ofAllFlavours(system) ? (families.get(own) ?? own) : own,
      name,
    ]),
  )
}

/** Adds the names that are not among the authored words already. */
export const withNamesElsewhere = (
  words: Record<string, string[]>,
  names: readonly [name: string, elsewhere: string][],
): Record<string, string[]> => {
  const joined = (text: string): string => splitWords(text).join('')
  const authored = new Set(Object.values(words).flat().map(joined))
  const all = new Map(Object.entries(words))
  for (const [name, elsewhere] of names) {
    if (!authored.has(joined(elsewhere))) {
      all.set(name, [...new Set([...(all.get(name) ?? []), elsewhere])])
    }
  }
  return Object.fromEntries(all)
}

type Row = { name: string; anchor: string; text: string }

const rowsBelow = (
  { level }: SectionRecord,
  kind: NonNullable<SectionRecord['row']>,
  rows: readonly Row[],
): SectionRecord[] =>
  rows.map(({ name, anchor, text }) => ({
    level: level + 1,
    title: name,
    anchor,
    row: kind,
    text,
  }))

/**
 * The sections of "Coming from" pages with the rows that a component puts
 * there: each is a place of its own, because it is an answer of its own.
 */
export const withRows = (
  guides: readonly GuideRecord[],
  { rows, missing }: Counterparts,
): GuideRecord[] =>
  guides.map(guide => {
    const isHere = ({ system }: { system: string }): boolean =>
      systemAddress(system) === guide.path
    const named = rows.filter(isHere).map(({ name, lfi, difference }) => ({
      name,
      anchor: counterpartAnchor(name),
      text: `In lfi: ${lfi.join(', ')} (${toPlainText(difference)}).`,
    }))
    const gaps = missing.filter(isHere).map(({ name, instead }) => ({
      name,
      anchor: gapAnchor(name),
      text: `lfi has no ${name}; instead, ${toPlainText(instead)}.`,
    }))
    const addRows = (section: SectionRecord): SectionRecord[] => {
      if (section.anchor === COUNTERPARTS) {
        return [section, ...rowsBelow(section, 'counterpart', named)]
      }
      return section.anchor === GAPS
        ? [section, ...rowsBelow(section, 'gap', gaps)]
        : [section]
    }
    // A heading between the tables is no answer; the rows below it are.
    const groups = new Set(rows.filter(isHere).map(({ group }) => group))
    const sections = guide.sections.filter(({ title }) => !groups.has(title))
    return { ...guide, sections: sections.flatMap(addRows) }
  })
