import type { Behaviour } from '../behaviour/model/schema'

/** Lazy, closing and harmless. */
export const harmlessBehaviour: Behaviour = {
  start: 'lazy',
  readsAtCall: [],
  pulls: { first: 1, all: 6, early: null, ahead: null, meanwhile: null },
  closes: { own: null, break: true, throw: true },
  endless: 'streams',
  empty: 'ends',
  emptyConcur: null,
  readsOn: null,
  calls: 5,
  atOnce: null,
  held: 'none',
  again: 'source',
  together: 'whole',
  order: 'source',
  ties: null,
  nan: null,
  waitsForLaterSteps: null,
  rejection: null,
  optionalReducers: null,
}
