import type { Flavour } from '../../model/flavour'
import type { Form } from '../model/forms'

/** What a reducer is made of: all have `add`, or are that function. */
export type ReducerForm = 'create' | Exclude<Form, Flavour>

/** What to pass for one parameter. */
export type ArgumentPlan =
  | {
      kind: 'source'
      /** Which kind of iterable. */
      of: Flavour
      /** Whether its values are iterables themselves. */
      nested: boolean
      /** Whether its values are numbers. */
      numeric: boolean
      /** Whether any number of them may be passed. */
      rest: boolean
    }
  /** An iterable that is not the source. */
  | { kind: 'other'; name: string }
  | {
      kind: 'callback'
      gives: 'iterable' | 'number' | 'difference' | 'anything'
    }
  | { kind: 'reducer'; form: ReducerForm }
  /** A value of the source to look for. */
  | { kind: 'search' }
  /** `large` is for probes that must not be ended by it. */
  | { kind: 'value'; small: number | string; large: number | string }

/** How to call a function, and what to expect of its result. */
export type Plan = {
  name: string
  /** Which way to call it this is, if it is not the usual one. */
  form?: Form
  flavour: Flavour
  arguments: ArgumentPlan[]
  /** How the result is read; `value` includes a promise of one. */
  result: Flavour | 'value'
  /** Whether the result is an iterable of one value at most. */
  isOptional: boolean
}

/** `reduce`, or `reduce(function)` for another way to call it. */
export const labelOf = (plan: { name: string; form?: Form }): string =>
  plan.form ? `${plan.name}(${plan.form})` : plan.name
