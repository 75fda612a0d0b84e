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

/**
 * Text of the package that says what its functions do not do, by the name that
 * it documents. Tests in data/claims show that the corrected words are true; a
 * correction that finds nothing to replace fails the build.
 */
export const textCorrections: Readonly<Record<string, TextCorrection>> = {
  atConcur: order,
  dropConcur: order,
  dropWhileConcur: order,
  excludeConcur: order,
  indexConcur: {
    ...order,
    said: 'in the iteration order',
  },
  mapConcur: order,
  sliceConcur: order,
  takeConcur: order,
  takeWhileConcur: order,
  uniqueByConcur: {
    said: 'the value earlier in iteration order wins',
    instead: 'the value whose key is known first wins',
    reason: order.reason,
  },
  uniqueConcur: order,
  zipConcur: order,
}
