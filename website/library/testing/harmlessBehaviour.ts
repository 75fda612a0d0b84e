import type { Behaviour } from '../behaviour/model/schema'

/** Lazy, closing and harmless. */
export const harmlessBehaviour: Behaviour = {
  start: 'lazy',
  readsAtCall: [],
  pulls: { first: 1, all: 6, early: null, ahead: null, meanwhile: null },
  closes: { own: null, break: 'yes', throw: 'yes' },
  endless: 'streams',
  empty: 'ends',
  emptyConcur: null,
  generator: 'works',
  readsOn: null,
  calls: 5,
  callsRule: 'n',
  atOnce: null,
  atOnceRule: null,
  held: 'none',
  heldWhenSlow: null,
  again: 'source',
  together: 'whole',
  order: 'source',
  ties: null,
  nan: null,
  waitsForLaterSteps: null,
  rejection: null,
  optionalReducers: null,
}
