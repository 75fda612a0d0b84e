import { counterparts } from '../../../content/counterparts'
import { loadAliases } from '../../../content/loadAliases'
import { pageAddress, systems } from '../../../data/counterparts/systems'
import {
  exampleCorrections,
  exampleTypeExceptions,
} from '../../../data/exampleCorrections'
import { ownExampleNames } from '../../../data/ownExamples'
import { commonParameters, familyParameters } from '../../../data/parameters'

/** What there is to write facts about. */
export type Known = {
  /** What the package exports; a family's functions share their parameters. */
  entries: readonly {
    name: string
    family: string
    parameters: readonly string[]
  }[]
  /** Names that have examples in the package, members of types included. */
  withExamples: ReadonlySet<string>
  /** Addresses of the guides, with the anchors of their headings. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>
}

const ownFacts = () => ({
  aliases: loadAliases(),
  counterparts,
  systems,
  commonParameters,
  familyParameters,
  exampleCorrections,
  exampleTypeExceptions,
  ownExampleNames,
})

export type Facts = ReturnType<typeof ownFacts>

const namesOf = ({ entries }: Known): Set<string> =>
  new Set(entries.flatMap(({ name, family }) => [name, family]))

const isAddress = ({ anchors }: Known, address: string): boolean => {
  const [page = '', anchor] = address.split('#')
  const known = anchors.get(page)
  return known !== undefined && (anchor === undefined || known.has(anchor))
}

const checkAliases = ({ aliases }: Facts, known: Known): string[] => {
  const names = namesOf(known)
  return aliases
    .filter(({ name }) => !(names.has(name) || isAddress(known, name)))
    .map(
      ({ name, files }) =>
        `${files.join(' and ')}: there are words for "${name}", which is neither exported by the package nor a page or a heading. Rename or remove it.`,
    )
}

const checkCounterparts = (
  { counterparts, systems }: Facts,
  known: Known,
): string[] => {
  const names = new Set(known.entries.map(({ name }) => name))
  const unknown = counterparts.rows.flatMap(({ lfi, counterparts }) =>
    lfi
      .filter(name => !names.has(name))
      .map(
        name =>
          `data/counterparts: the table of ${counterparts[0]?.system} names "${name}" beside ${counterparts[0]?.name}, but the package exports no "${name}". Correct the name there.`,
      ),
  )
  const unwritten = systems
    .filter(({ page }) => !known.anchors.has(pageAddress(page)))
    .map(
      ({ system, page }) =>
        `data/counterparts: the table of ${system} says that its page is "${page}", but there is no docs/coming-from/${page}.mdx. Write that page, list it in sidebars.ts, or correct the name.`,
    )
  return [...unknown, ...unwritten]
}

const checkParameters = (
  { commonParameters, familyParameters }: Facts,
  { entries }: Known,
): string[] => {
  const all = new Set(entries.flatMap(({ parameters }) => parameters))
  const common = Object.keys(commonParameters)
    .filter(name => !all.has(name))
    .map(
      name =>
        `data/parameters.ts: commonParameters has "${name}", which is no parameter of any function. Rename or remove it.`,
    )
  const ofFamilies = Object.entries(familyParameters).flatMap(
    ([family, parameters]) => {
      const members = entries.filter(entry => entry.family === family)
      const names = members.flatMap(member => member.parameters)
      return Object.keys(parameters)
        .filter(name => !names.includes(name))
        .map(
          name =>
            `data/parameters.ts: familyParameters.${family} has "${name}", but ${members.length > 0 ? `"${family}" has no such parameter` : `there is no family "${family}"`}. Rename or remove it.`,
        )
    },
  )
  return [...common, ...ofFamilies]
}

const checkExamples = (
  { exampleCorrections, exampleTypeExceptions }: Facts,
  { withExamples }: Known,
): string[] =>
  Object.entries({ exampleCorrections, exampleTypeExceptions }).flatMap(
    ([table, entries]) =>
      Object.keys(entries)
        .filter(name => !withExamples.has(name))
        .map(
          name =>
            `data/exampleCorrections.ts: ${table} has "${name}", of which the package has no example. Rename or remove it.`,
        ),
  )

const checkOwnExamples = (
  { ownExampleNames }: Facts,
  known: Known,
): string[] => {
  const names = namesOf(known)
  return ownExampleNames
    .filter(name => !names.has(name))
    .map(
      name =>
        `data/ownExamples has "${name}", which lfi does not export. Rename or remove it.`,
    )
}

/** What in data/ speaks of something that is not there, as sentences. */
export const checkFacts = (
  known: Known,
  facts: Facts = ownFacts(),
): string[] => [
  ...checkAliases(facts, known),
  ...checkCounterparts(facts, known),
  ...checkParameters(facts, known),
  ...checkExamples(facts, known),
  ...checkOwnExamples(facts, known),
]
