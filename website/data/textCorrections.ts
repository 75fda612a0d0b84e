export type TextCorrection = {
  /** Words of the package that are not true, as they stand in its text. */
  said: string
  instead: string
  /** Why, as a sentence that the page shows. */
  reason: string
}

const order: TextCorrection = {
  said: 'in iteration order',
  instead: 'in order of arrival',
  reason:
    'The values of a concur iterable come as they are ready, whatever the order of their source.',
}

const equality: TextCorrection = {
  said: '`Object.is`',
  instead: 'the equality of a `Set`',
  reason:
    'Values are compared as a `Set` compares them, to which 0 and -0 are equal.',
}

const ending: TextCorrection = {
  said: 'an infinite',
  instead: 'an',
  reason: 'It ends when `fn` returns `undefined` or `null`.',
}

const emptyCycle: TextCorrection = {
  said: 'an infinite',
  instead: 'an',
  reason: 'It has no values if there are none to repeat.',
}

/** Slips that are put right wherever they occur, without a note. */
export const slips: readonly (readonly [said: string, instead: string])[] = [
  ['an concur', 'a concur'],
  ['equivalent `', 'equivalent to `'],
  // A section of another edition of the guide.
  // cspell:ignore asynciterable
  [
    'concurrent-iterable#how-is-it-different-from-an-asynciterable',
    'backpressure',
  ],
]

/**
 * Text of the package that says what its functions do not do, by the name that
 * it documents. Tests in data/claims show that the corrected words are true; a
 * correction that finds nothing to replace fails the build.
 */
export const textCorrections: Readonly<
  Record<string, readonly TextCorrection[]>
> = {
  atConcur: [order],
  cycle: [emptyCycle],
  cycleAsync: [emptyCycle],
  dropConcur: [order],
  dropWhileConcur: [order],
  excludeConcur: [order],
  generate: [ending],
  generateAsync: [ending],
  indexConcur: [{ ...order, said: 'in the iteration order' }],
  mapConcur: [order],
  sliceConcur: [order],
  takeConcur: [order],
  takeWhileConcur: [order],
  unique: [equality],
  uniqueAsync: [equality],
  uniqueByConcur: [
    {
      said: 'the value earlier in iteration order wins',
      instead: 'the value whose key is known first wins',
      reason: order.reason,
    },
  ],
  uniqueConcur: [order, equality],
  zipConcur: [order],
}
