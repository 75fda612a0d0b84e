import type { Flavour } from '../../../model/flavour'
import type { Behaviour } from '../schema'

/** Parts of the guide about what to watch out for, by anchor, with titles. */
export const hazards = {
  'values-lost-after-take': 'Values lost after take',
  'unhandled-rejections': 'Unhandled rejections',
  'empty-concur': 'Empty Concur',
  'closing-generators': 'Closing generators',
  'reads-ahead': 'Reads ahead',
  'optional-reducers-async': 'Optional reducers, Async',
  'overlapping-callbacks': 'Overlapping callbacks',
  'reads-everything': 'Reads everything',
  'cache-readers': 'Cache readers',
  'hidden-failures': 'Hidden failures',
  'endless-concur': 'Endless Concur',
  'ties-and-nan': 'Ties and NaN',
  'aggregate-errors': 'Aggregate errors',
} as const

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
