import type { Flavour } from '../../model/flavour'

/** What to pass for one parameter. */
export type ArgumentPlan =
  | {
      kind: 'source'
      /** Which kind of iterable. */
      of: Flavour
      /** Whether its values are iterables themselves. */
      nested: boolean
      /** Whether any number of them may be passed. */
      rest: boolean
    }
  /** An iterable that is not the source. */
  | { kind: 'other'; name: string }
  | {
      kind: 'callback'
      gives: 'iterable' | 'number' | 'difference' | 'anything'
    }
  | { kind: 'reducer' }
  /** A value of the source to look for. */
  | { kind: 'search' }
  /** `large` is for probes that must not be ended by it. */
  | { kind: 'value'; small: number | string; large: number | string }

/** How to call a function, and what to expect of its result. */
export type Plan = {
  name: string
  flavour: Flavour
  arguments: ArgumentPlan[]
  /** How the result is read; `value` stands for a promise of one too. */
  result: Flavour | 'value'
  /** Whether the result is an iterable of one value at most. */
  isOptional: boolean
}
