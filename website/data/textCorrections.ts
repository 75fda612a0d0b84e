import type { FunctionName } from './families/family'

type Correction = readonly [said: string, instead: string]

/** The values of a concur iterable come as they are ready. */
const order: Correction = ['in iteration order', 'in order of arrival']

/** Values are compared as a `Set` compares them: 0 and -0 are equal. */
const equality: Correction = ['`Object.is`', 'the equality of a `Set`']

/** `generate` ends with `null` or `undefined`, and `cycle` of nothing is empty. */
const mayEnd: Correction = ['an infinite', 'an']

/** It reads one value of each source in turn. */
const lockstep: Correction = ['in parallel', 'in lockstep']

/** Examples pass the function where they mean the iterable that it returns. */
const called = (name: string): Correction => [`(${name})`, `(${name}())`]

/** Slips that are put right wherever they occur, without a note. */
export const slips: readonly Correction[] = [
  ['an concur', 'a concur'],
  ['equivalent `', 'equivalent to `'],
  ['arrives after', 'arrive after'],
  ['returns a value awaitable to', 'returns, or resolves to,'],
  ['numerical values of each value, as defined by', 'numbers from'],
  ['`null`, `undefined`, or `[]` specially', "`null` or `undefined` as `''`"],
  // A section of another edition of the guide.
  // cspell:ignore asynciterable
  [
    'concurrent-iterable#how-is-it-different-from-an-asynciterable',
    'backpressure',
  ],
]

/**
 * Text and examples of the package that say what its functions do not do, by the
 * name that they document. Tests in data/claims show that the corrected words are true.
 */
export const textCorrections: Readonly<
  Partial<Record<string, readonly Correction[]>>
> = {
  atConcur: [order],
  cycle: [mayEnd],
  cycleAsync: [mayEnd],
  dropConcur: [order],
  dropWhileConcur: [order],
  excludeConcur: [order],
  generate: [mayEnd],
  generateAsync: [mayEnd],
  indexConcur: [['in the iteration order', 'in order of arrival']],
  mapConcur: [order],
  meanAsync: [called('emptyAsync')],
  meanConcur: [called('emptyConcur')],
  nextAsync: [called('emptyAsync')],
  sliceConcur: [order],
  takeConcur: [order],
  takeWhileConcur: [order],
  unique: [equality],
  uniqueAsync: [equality],
  uniqueByConcur: [
    [
      'the value earlier in iteration order wins',
      'the value whose key is known first wins',
    ],
  ],
  uniqueConcur: [order, equality],
  zip: [lockstep],
  zipAsync: [lockstep],
  zipConcur: [order],
} satisfies Readonly<Partial<Record<FunctionName, readonly Correction[]>>>
