import { fits } from '../ranking'
import type { SignatureRecord } from '../searchData'
import { Bindings } from './Bindings'
import { isUnknown, likenessOfTypes } from './likenessOfTypes'
import { parseType } from './parseType'
import { type FunctionType, HOLE, type Type, uncurry } from './type'

/** Parts of a signature that fit better than this are marked. */
const MARKED_FIT = 0.6
/** The most that knowing the variables can add to the likeness of results. */
const GAIN_BY_BINDING = 0.15

export type KnownParameter = {
  type: Type
  optional: boolean
  rest: boolean
  /**
   * The place of the parameter of the record that it is read from, if there is
   * one.
   */
  place?: number
}

/** A parameter of a reading of a signature, which no record has as such. */
export const requiredParameter = (type: Type): KnownParameter => ({
  type,
  optional: false,
  rest: false,
})

export type KnownSignature = {
  record: SignatureRecord
  params: KnownParameter[]
  result: Type
}

export type SignatureMatch = {
  score: number
  /** Places of the record's parameters that fit. */
  params: number[]
  result: boolean
}

/** More parameters than any function here takes; bounds the permutations. */
const MAX_PARAMETERS = 4

const PARAMETER = /^(\.\.\.)?[\w$]+(\?)?:\s*/u

const readParameter = (text: string, variables: string[]): KnownParameter => {
  const match = PARAMETER.exec(text)
  const written = text.slice(match?.[0].length ?? 0)
  const type = parseType(written, variables) ?? HOLE
  const rest = match?.[1] !== undefined
  const inner = type.kind === 'named' && type.name === 'Array' && type.args[0]
  return {
    type: rest && inner ? inner : type,
    optional: match?.[2] !== undefined,
    rest,
  }
}

export const readSignature = (record: SignatureRecord): KnownSignature => {
  const params = record.params.map((text, place) => ({
    ...readParameter(text, record.variables),
    place,
  }))
  const returned = parseType(record.returns, record.variables) ?? HOLE
  if (returned.kind !== 'function') {
    return { record, params, result: returned }
  }
  const inner = uncurry(returned)
  return {
    record,
    params: [...params, ...inner.params.map(requiredParameter)],
    result: inner.result,
  }
}

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
    const bindings = new Bindings(done.bindings)
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

const likenessOfResults = (
  wanted: Type,
  known: Type,
  bindings: Bindings,
): number => {
  const isAny = isAnything(wanted, known, bindings)
  const likeness = likenessOfTypes(wanted, known, bindings)
  return isAny ? fits.resultOfAnyType * likeness : likeness
}

/** How well both fit. A signature that can't reach `least` is given up early. */
export const matchSignature = (
  wanted: FunctionType,
  known: KnownSignature,
  least = 0,
): SignatureMatch => {
  const params = wanted.params.slice(0, MAX_PARAMETERS)
  const slots = slotsFor(known, params.length).slice(0, MAX_PARAMETERS)
  const needed = slots.filter(slot => !(slot.optional || slot.rest)).length
  const unsaid = Math.max(0, needed - wanted.params.length)
  const total =
    wanted.params.length + fits.unsaidParameter * unsaid + fits.resultWeight
  let best: SignatureMatch = { score: 0, params: [], result: false }
  const result = likenessOfTypes(wanted.result, known.result, new Bindings())
  const most = params.length + fits.resultWeight * (result + GAIN_BY_BINDING)
  if (most <= least * total) {
    return best
  }
  const start = { sum: 0, params: [], bindings: new Bindings() }
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
