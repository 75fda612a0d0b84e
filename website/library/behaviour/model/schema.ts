import * as z from 'zod'

/*
 * What running a function showed. The names are those of /api.json; its schema
 * is made of this one, so each description is one that people read.
 */

type Words = readonly [string, ...string[]]

const word = <const Of extends Words>(words: Of, text: string) =>
  z.enum(words).describe(text)

const wordOrNull = <const Of extends Words>(words: Of, text: string) =>
  z.enum(words).nullable().describe(text)

const nan = z
  .enum(['spreads', 'ignored', 'first', 'last', 'depends'])
  .nullable()
const yesNo = z.boolean().nullable()
const count = z.number().int().nonnegative().nullable()

const pullsSchema = z.object({
  first: count.describe(
    'Calls of `next` on the source before the first output or the answer, in the best case; null if none came.',
  ),
  all: count.describe(
    'Calls of `next` on a source of five values until it was done, in the longest case, the call that saw the end included; null if it is never done.',
  ),
  early: count.describe(
    'Calls of `next` when it stopped by itself before the end, at the third value where it could be chosen; null if it never does.',
  ),
  ahead: count.describe(
    'Of those in `early`, calls after the one that gave the last output; null where a callback decides when to stop.',
  ),
  unasked: count.describe(
    'Calls of `next` on a source of five values after the first output was taken, although no other was requested; null unless the result is an async iterable.',
  ),
  meanwhile: count.describe(
    'Calls of `next` by the time that the first of several slow callbacks was done; null where callbacks cannot be async.',
  ),
})

const closes = z.enum(['yes', 'some', 'no']).nullable()

const closesSchema = z.object({
  own: closes.describe(
    'Whether it closes the source when it stops by itself before the end: always (`yes`), in `some` cases, or never (`no`); null if it never stops early.',
  ),
  break: closes.describe(
    'Whether it closes the source when the consumer stops reading, tried after 0, 1, 2, 3 and 5 outputs: always (`yes`), after `some` of them, or never (`no`); null where that is not possible.',
  ),
  breakFrom: count.describe(
    'Where that is `some`: the number of outputs from which on it always closes the source, and before which it never does; null if there is no such number.',
  ),
  throw: closes.describe(
    'Whether it closes the source when a callback throws or rejects, tried with its first, second and fifth call: always (`yes`), in `some` cases, or never (`no`); null if it takes none.',
  ),
})

const rejectionSchema = z.object({
  settles: word(
    ['once', 'end', 'never'],
    'When a callback or a value of the source rejects, or else the source itself: `once` rejects there and then, `end` can reject only after everything else is done, `never` does not reject.',
  ),
  whenSourceFails: word(
    ['once', 'end', 'never'],
    'The same when the source itself fails: its iterator rejects at the first or third call of `next`.',
  ),
  goesOn: yesNo.describe(
    'Whether the callback is still called for further values after the failure; null if it takes none. Work that has begun is never cancelled.',
  ),
  hidden: z
    .boolean()
    .describe(
      'Whether a failure can come first and the answer still be given as if nothing had happened.',
    ),
  several: wordOrNull(
    ['one', 'some', 'aggregate', 'nested'],
    'When two, four or all of five values fail, or all of two or four: it rejects with `one` error, with an `AggregateError` (`aggregate`), with one or the other (`some`), or with an aggregate of aggregates (`nested`); null if it never rejects then.',
  ),
  unhandled: yesNo.describe(
    'Whether a failed callback, with an async source, is also an unhandled rejection, which ends a Node process despite try and catch; null if it takes none.',
  ),
})

export const behaviourSchema = z.object({
  start: word(
    ['lazy', 'opens', 'eager'],
    'What the call itself does: `lazy` nothing, `opens` asks the source for an iterator, `eager` reads.',
  ),
  readsAtCall: z
    .array(z.string())
    .describe('Other iterable parameters that are read by the call itself.'),
  opens: z
    .number()
    .int()
    .nonnegative()
    .describe(
      'Iterators that it asks a source of five values for until five outputs have come or it is done, in the longest case.',
    ),
  pulls: pullsSchema,
  closes: closesSchema,
  endless: word(
    ['streams', 'ends', 'answers', 'throws', 'never'],
    'With an endless source: `streams` outputs indefinitely, `ends` by itself, `answers` once it knows, `throws` or rejects, or `never` returns.',
  ),
  empty: word(
    ['ends', 'answers', 'throws', 'never'],
    'With a source of no values: `ends` without an output, `answers` all the same, `throws` or rejects, or `never` settles.',
  ),
  single: word(
    ['ends', 'answers', 'streams', 'throws', 'never'],
    'With a source of one value: `ends` after an output or without, `answers` with a result, `streams` outputs indefinitely, `throws` or rejects, or `never` settles.',
  ),
  emptyConcur: wordOrNull(
    ['works', 'bare', 'throws'],
    'What it does with `emptyConcur()`: the same as with any other empty source (`works`), the same but returning `undefined` instead of a promise (`bare`), or `throws`; null if its source is not a concur iterable.',
  ),
  generator: wordOrNull(
    ['works', 'throws', 'differs'],
    'With a generator object as its source, which can be read only once: it gives the same as with any other iterable (`works`), `throws`, or gives something else (`differs`); null if its source is a concur iterable.',
  ),
  readsOn: yesNo.describe(
    'Whether it goes on reading an endless source after it has settled, or after the consumer stopped reading; null if neither is possible.',
  ),
  calls: count.describe(
    'Most calls of its callback for five values, in any of five orders; null if it takes none.',
  ),
  callsRule: z
    .string()
    .nullable()
    .describe(
      'The same for n values, as a term that fits 5, 8, 9 and 40 of them; null if none does.',
    ),
  atOnce: count.describe(
    'Most callbacks in flight at the same time for five values; null where callbacks cannot be async.',
  ),
  atOnceRule: z
    .string()
    .nullable()
    .describe(
      'The same for n values, as a term that fits 5, 8, 9 and 40 of them; null if none does, or if more are in flight when some callbacks answer at once.',
    ),
  held: word(
    ['none', 'few', 'window', 'all'],
    'Values kept in memory beside the current one while everything is quick: `none`, a `few`, a `window` of the requested size, or `all` so far.',
  ),
  heldWhenSlow: wordOrNull(
    ['none', 'few', 'window', 'all'],
    'The same while its callback, the next step and any other source are slow: work in progress keeps its value; null for plain functions.',
  ),
  again: wordOrNull(
    ['source', 'memory', 'nothing'],
    'Iterating the result a second time reads the `source` again, comes from `memory`, or gives `nothing`; null if the result cannot be iterated.',
  ),
  together: wordOrNull(
    ['whole', 'mixed'],
    'Two readers of one result at the same time each get everything (`whole`) or not (`mixed`); null if the result cannot be iterated.',
  ),
  order: wordOrNull(
    ['source', 'arrival'],
    'Whether results follow the order of the source or the order in which work is done; null if it makes no difference.',
  ),
  ties: wordOrNull(
    ['first', 'last', 'other'],
    'Which of five equal values it returns: the `first`, the `last`, or some `other`; null if it does not compare by a callback.',
  ),
  nan: nan.describe(
    'What `NaN` does, tried at each place among one to four numbers: the result is `NaN` (`spreads`), it is `ignored`, it is the result only if it comes `first` or `last`, or the result `depends` on where it is and can be a wrong number; null if it does not compute with numbers.',
  ),
  waitsForLaterSteps: yesNo.describe(
    'Concur: whether the work of later steps is done when it settles; null elsewhere.',
  ),
  rejection: rejectionSchema
    .nullable()
    .describe('What a rejection does; null for plain functions.'),
  optionalReducers: wordOrNull(
    ['right', 'wrong'],
    'Whether reducers without a start value whose accumulator is not a value, as `toMinMax`, give the right result; null if it takes no reducer.',
  ),
})

export type Behaviour = z.infer<typeof behaviourSchema>

const reduced = z.enum(['right', 'reordered', 'wrong'])

const reducedSchema = z.object({
  reduce: reduced
    .nullable()
    .describe(
      'In `reduce`: what its own `create`, `add` and `finish` give when they are called one after another (`right`), the same contents in another order (`reordered`), or a different result (`wrong`); null if the reducer is async.',
    ),
  reduceAsync: reduced.describe(
    'In `reduceAsync`: the same as in `reduce` (`right`), the same contents in another order (`reordered`), or a different result (`wrong`).',
  ),
  reduceConcur: reduced.describe(
    'In `reduceConcur`, of values that arrive in order.',
  ),
})

/** What a function such as `toArray` makes, in each function that takes one. */
export const reducerBehaviourSchema = z.object({
  reducer: z.object({
    ...reducedSchema.shape,
    empty: word(
      ['ends', 'answers'],
      'With a source of no values: an optional without a value (`ends`), or a result (`answers`).',
    ),
    nan: z
      .object({
        reduce: nan.describe('In `reduce`; null if the reducer is async.'),
        reduceAsync: nan.describe('In `reduceAsync`.'),
        reduceConcur: nan.describe('In `reduceConcur`.'),
      })
      .nullable()
      .describe(
        'What `NaN` does, with the values that `behaviour.nan` has; null if the result does not depend on numbers.',
      ),
    ofOptional: reducedSchema
      .nullable()
      .describe(
        'The same where it is made of reducers without a start value, such as `toMin`; null if it takes none.',
      ),
  }),
})

export type ReducerBehaviour = z.infer<typeof reducerBehaviourSchema>

/** What could not be observed, and why: a sentence without its subject. */
export type Unobserved = { unobserved: string }
export type Observation = Behaviour | ReducerBehaviour | Unobserved

export const isObserved = (
  observation: Observation,
): observation is Behaviour => 'start' in observation

export const isReduced = (
  observation: Observation,
): observation is ReducerBehaviour => 'reducer' in observation
