import { toPlainText } from '../../content/model/toPlainText'
import { systemAddress } from '../../data/equivalents'
import { gapAnchor } from '../../data/equivalents/gapAnchor'
import type { Equivalents } from '../../data/schema'
import type {
  ApiRecord,
  GuideRecord,
  SectionRecord,
} from '../engine/searchData'
import { splitWords } from '../engine/words'

/** In a counterpart of several steps, these only prepare or collect. */
const BESIDES = new Set(['map', 'toArray'])
const GAPS = 'what-lfi-does-not-have'

const mainSteps = (names: readonly string[]): string[] => {
  const main = names.filter(name => !BESIDES.has(name))
  return main.length > 0 ? main : [...names]
}

/** RxJS has one kind of stream, so its names speak of all flavours at once. */
const ofAllFlavours = (system: string): boolean => system === 'RxJS'

/** Other systems' names for what lfi has, from the tables that pages show. */
export const namesElsewhere = (
  { equivalents }: Equivalents,
  api: readonly ApiRecord[],
): [name: string, elsewhere: string][] => {
  const families = new Map(api.map(({ name, family }) => [name, family]))
  return equivalents.flatMap(({ lfi, elsewhere }) =>
    elsewhere.flatMap(({ system, name }) =>
      mainSteps(lfi).map((own): [string, string] => [
        ofAllFlavours(system) ? (families.get(own) ?? own) : own,
        name,
      ]),
    ),
  )
}

/** Adds those names that no authored word tells of already. */
export const withNamesElsewhere = (
  words: Record<string, string[]>,
  names: readonly [name: string, elsewhere: string][],
): Record<string, string[]> => {
  const squash = (text: string): string => splitWords(text).join('')
  const authored = new Set(Object.values(words).flat().map(squash))
  const all = new Map(Object.entries(words))
  for (const [name, elsewhere] of names) {
    if (!authored.has(squash(elsewhere))) {
      all.set(name, [...new Set([...(all.get(name) ?? []), elsewhere])])
    }
  }
  return Object.fromEntries(all)
}

/**
 * The sections on what lfi lacks, with the text that a component puts there;
 * each row is a place of its own, too, because it is an answer of its own.
 */
export const withGaps = (
  guides: readonly GuideRecord[],
  { missing }: Equivalents,
): GuideRecord[] =>
  guides.map(guide => {
    const gaps = missing.filter(
      ({ system }) => systemAddress(system) === guide.path,
    )
    const told = gaps
      .map(({ name, instead }) => `${name}: ${toPlainText(instead)}.`)
      .join(' ')
    const tell = (section: SectionRecord): SectionRecord[] =>
      section.anchor === GAPS
        ? [
            { ...section, text: `${section.text} ${told}`.trim() },
            ...gaps.map(({ name, instead }) => ({
              level: section.level + 1,
              title: name,
              anchor: gapAnchor(name),
              isRow: true as const,
              text: `lfi has no ${name}: ${toPlainText(instead)}.`,
            })),
          ]
        : [section]
    return { ...guide, sections: guide.sections.flatMap(tell) }
  })
