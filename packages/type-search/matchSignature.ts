import { Bindings } from './Bindings'
import type { Dialect } from './dialect'
import { fits } from './fits'
import { isUnknown, likenessOfTypes } from './likenessOfTypes'
import type { KnownParameter, KnownSignature } from './signature'
import type { FunctionType, Type } from './type'

/** Parts of a signature that fit better than this are marked. */
const MARKED_FIT = 0.6
/** The most that knowing the variables can add to the likeness of results. */
const GAIN_BY_BINDING = 0.15

export type SignatureMatch = {
  score: number
  /** Places of the record's parameters that fit. */
  params: number[]
  result: boolean
}

/** More parameters than any function here takes; bounds the permutations. */
const MAX_PARAMETERS = 4

/** A rest parameter takes as many as the query has. */
const slotsFor = (known: KnownSignature, wanted: number): KnownParameter[] =>
  known.params.flatMap(param => {
    const copies = param.rest ? wanted - known.params.length + 1 : 1
    return Array.from({ length: Math.max(1, copies) }, () => param)
  })

type Assignment = { sum: number; params: number[]; bindings: Bindings }

const isGiven = (type: Type): boolean => type.kind !== 'hole'

/** Tries the query's parameters in every order; gives each that is possible. */
const assign = function* (
  wanted: Type[],
  slots: KnownParameter[],
  done: Assignment,
): Generator<Assignment> {
  const [first, ...others] = wanted
  if (!first || slots.length === 0) {
    yield done
    return
  }
  for (const [index, slot] of slots.entries()) {
    const bindings = done.bindings.copy()
    const score = likenessOfTypes(first, slot.type, bindings)
    yield* assign(others, slots.toSpliced(index, 1), {
      sum: done.sum + score - (slot.rest ? fits.oneOfMany : 0),
      params:
        isGiven(first) && score >= MARKED_FIT && slot.place !== undefined
          ? [...done.params, slot.place]
          : done.params,
      bindings,
    })
  }
}

const isAnything = (wanted: Type, known: Type, bindings: Bindings): boolean => {
  if (wanted.kind !== 'named') {
    return false
  }
  if (known.kind === 'variable') {
    return !bindings.isBound(known.name)
  }
  if (isUnknown(known)) {
    return true
  }
  const [inner] = wanted.args
  const [knownInner] = known.kind === 'named' ? known.args : []
  return (
    wanted.name === 'Promise' &&
    inner !== undefined &&
    knownInner !== undefined &&
    isAnything(inner, knownInner, bindings)
  )
}

const likenessOfResults = (wanted: Type, known: Type, bindings: Bindings) => {
  const isAny = isAnything(wanted, known, bindings)
  const likeness = likenessOfTypes(wanted, known, bindings)
  return isAny ? fits.resultOfAnyType * likeness : likeness
}

/** How well both fit. A signature that can't reach `least` is given up early. */
export const matchSignature = (
  wanted: FunctionType,
  known: KnownSignature,
  dialect: Dialect,
  least = 0,
): SignatureMatch => {
  const params = wanted.params.slice(0, MAX_PARAMETERS)
  const slots = slotsFor(known, params.length).slice(0, MAX_PARAMETERS)
  const needed = slots.filter(slot => !(slot.optional || slot.rest)).length
  const unsaid = Math.max(0, needed - wanted.params.length)
  const total =
    wanted.params.length + fits.unsaidParameter * unsaid + fits.resultWeight
  let best: SignatureMatch = { score: 0, params: [], result: false }
  const result = likenessOfTypes(
    wanted.result,
    known.result,
    new Bindings(dialect),
  )
  const most = params.length + fits.resultWeight * (result + GAIN_BY_BINDING)
  if (most <= least * total) {
    return best
  }
  const start = { sum: 0, params: [], bindings: new Bindings(dialect) }
  for (const assignment of assign(params, slots, start)) {
    const result = likenessOfResults(
      wanted.result,
      known.result,
      assignment.bindings,
    )
    const score = (assignment.sum + fits.resultWeight * result) / total
    if (score > best.score) {
      best = {
        score,
        params: assignment.params,
        result: isGiven(wanted.result) && result >= MARKED_FIT,
      }
    }
  }
  return best
}
