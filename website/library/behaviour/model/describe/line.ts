import type { Flavour } from '../../../model/flavour'
import type { Behaviour } from '../schema'

/** What may surprise, with the title of a link to the guide that explains it. */
export const hazards = {
  'values-lost-after-take': 'Values are lost after takeConcur',
  'unhandled-rejections': 'Unhandled rejections with streams',
  'empty-concur': 'emptyConcur() throws',
  'closing-generators': 'Generators stay open',
  'reads-ahead': 'Reads one value too many',
  'optional-reducers-async': 'Wrong results in Async and Concur',
  'overlapping-callbacks': 'Callbacks overlap',
  'reads-everything': 'Reads the whole source first',
  'cache-readers': 'Two readers get wrong values',
  'hidden-failures': 'Failures that stay hidden',
  'endless-concur': 'Endless sources',
  'ties-and-nan': 'Strings, NaN and equal values',
  'aggregate-errors': 'Several failures',
} as const

const pages: Readonly<Record<Hazard, string>> = {
  'values-lost-after-take': '/docs/known-issues',
  'unhandled-rejections': '/docs/known-issues',
  'empty-concur': '/docs/known-issues',
  'closing-generators': '/docs/known-issues',
  'reads-ahead': '/docs/gotchas',
  'optional-reducers-async': '/docs/known-issues',
  'overlapping-callbacks': '/docs/gotchas',
  'reads-everything': '/docs/gotchas',
  'cache-readers': '/docs/known-issues',
  'hidden-failures': '/docs/handling-errors',
  'endless-concur': '/docs/concepts/stopping',
  'ties-and-nan': '/docs/gotchas',
  'aggregate-errors': '/docs/handling-errors',
}

/** Its name is the anchor of the heading that explains it. */
export const hazardAddress = (hazard: Hazard): string =>
  `${pages[hazard]}#${hazard}`

export type Hazard = keyof typeof hazards

/** One line of a card: what it does, and what was observed; Markdown. */
export type Line = {
  topic: string
  does: string
  observed: string
  hazards: Hazard[]
}

/** What is described, and what it is called like. */
export type Described = {
  flavour: Flavour
  /** The function with its numbers, as in `take(3)`. */
  call: string
  behaviour: Behaviour
}

/** A sentence, what was observed of it, and the hazard that it tells of. */
export type Fact = {
  does: string
  observed?: string
  hazard?: Hazard | undefined
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven']

export const inWords = (count: number): string =>
  NUMBERS[count] ?? String(count)

/** A line about a topic, if there is anything to say. */
export const lineOf = (topic: string, facts: readonly Fact[]): Line[] =>
  facts.length === 0
    ? []
    : [
        {
          topic,
          does: facts.map(({ does }) => does).join(' '),
          observed: facts.flatMap(({ observed }) => observed ?? []).join('; '),
          hazards: [...new Set(facts.flatMap(({ hazard }) => hazard ?? []))],
        },
      ]

export const when = (condition: boolean, fact: Fact): Fact[] =>
  condition ? [fact] : []
