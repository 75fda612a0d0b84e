import { counterparts } from '../../../content/counterparts'
import { loadAliases } from '../../../data/aliases'
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
  /** Of the guides and, with anchors, of their headings. */
  addresses: ReadonlySet<string>
}

const ownFacts = {
  aliases: loadAliases(),
  counterparts,
  systems: systems as readonly { system: string; page: string }[],
  commonParameters,
  familyParameters,
  exampleCorrections,
  exampleTypeExceptions,
  ownExampleNames,
}

export type Facts = typeof ownFacts

/** A sentence about each name that is not among those that are known. */
const unknownOf = (
  names: Iterable<string>,
  known: ReadonlySet<string>,
  say: (name: string) => string,
): string[] => [...names].filter(name => !known.has(name)).map(say)

const checkFamilyParameters = (
  { familyParameters }: Facts,
  { entries }: Known,
): string[] =>
  Object.entries(familyParameters).flatMap(([family, parameters]) => {
    const members = entries.filter(entry => entry.family === family)
    const problem =
      members.length > 0
        ? `"${family}" has no such parameter`
        : `there is no family "${family}"`
    return unknownOf(
      Object.keys(parameters),
      new Set(members.flatMap(member => member.parameters)),
      name =>
        `data/parameters.ts: familyParameters.${family} has "${name}", but ${problem}. Rename or remove it.`,
    )
  })

/** What in data/ speaks of something that is not there, as sentences. */
export const checkFacts = (known: Known, facts: Facts = ownFacts): string[] => {
  const { entries, addresses, withExamples } = known
  const names = new Set(entries.map(({ name }) => name))
  const withFamilies = new Set([
    ...names,
    ...entries.map(({ family }) => family),
  ])
  const { exampleCorrections, exampleTypeExceptions } = facts
  return [
    ...unknownOf(
      facts.aliases.keys(),
      new Set([...withFamilies, ...addresses]),
      name =>
        `data/aliases.json: there are words for "${name}", which is neither exported by the package nor a page or a heading. Rename or remove it.`,
    ),
    ...facts.counterparts.rows.flatMap(({ lfi, counterparts: [first] }) =>
      unknownOf(
        lfi,
        names,
        name =>
          `data/counterparts: the table of ${first?.system} names "${name}" beside ${first?.name}, but the package exports no "${name}". Correct the name there.`,
      ),
    ),
    ...facts.systems
      .filter(({ page }) => !addresses.has(pageAddress(page)))
      .map(
        ({ system, page }) =>
          `data/counterparts: the table of ${system} says that its page is "${page}", but there is no docs/coming-from/${page}.mdx. Write that page, list it in sidebars.ts, or correct the name.`,
      ),
    ...unknownOf(
      Object.keys(facts.commonParameters),
      new Set(entries.flatMap(({ parameters }) => parameters)),
      name =>
        `data/parameters.ts: commonParameters has "${name}", which is no parameter of any function. Rename or remove it.`,
    ),
    ...checkFamilyParameters(facts, known),
    ...Object.entries({ exampleCorrections, exampleTypeExceptions }).flatMap(
      ([table, examples]) =>
        unknownOf(
          Object.keys(examples),
          withExamples,
          name =>
            `data/exampleCorrections.ts: ${table} has "${name}", of which the package has no example. Rename or remove it.`,
        ),
    ),
    ...unknownOf(
      facts.ownExampleNames,
      withFamilies,
      name =>
        `data/ownExamples has "${name}", which lfi does not export. Rename or remove it.`,
    ),
  ]
}
