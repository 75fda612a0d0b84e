import type { Argument } from './callbacks'
import { isSameValue } from './isSameValue'
import { collect, isIterable, isLazy, limited } from './limited'
import type { Literal, Pair } from './readLiteral'
import {
  collectorsFor,
  literal,
  type Step,
  type Steps,
  sourcesOf,
  stepsFor,
  takeOut,
} from './steps'

/** A program that makes the output from the inputs. */
export type Program = {
  /** The functions that it is about: without those that only collect. */
  names: string[]
  /** Its one line, as in `pipe([1, 1, 2], unique, reduce(toArray()))`. */
  line: string
  /** The line with its import and what prints the result. */
  code: string
  cost: number
}

export type Findings = {
  programs: Program[]
  tries: number
  /** Whether time ran out before everything was tried. */
  isCut: boolean
}

const MAX_NUMBER = 100
/** About as many tries as fit into a tenth of a second. */
const MAX_TRIES = 8000
const SMALL_NUMBERS = [1, 2, 3]
/** What only shapes the result of something else. */
const KEYED = new Set(['toObject', 'toMap', 'toSet'])
/** Rounds until something is found: the number of steps, and their cost. */
const STAGES = [
  { depth: 1, most: Number.POSITIVE_INFINITY },
  { depth: 2, most: 7.6 },
  { depth: 2, most: Number.POSITIVE_INFINITY },
]
const HELPERS = new Set(['pipe', 'reduce', 'get', 'toArray'])

type Start = { text: string; names: string[]; cost: number; value: unknown }

const numbersIn = (value: unknown): number[] => {
  if (typeof value === 'number') {
    return [value]
  }
  return isIterable(value) && typeof value !== 'string'
    ? [...value].flatMap(numbersIn)
    : []
}

/** Small numbers, those of the query, and how many values are wanted. */
const numbersOf = ({ inputs, output }: Pair): number[] => {
  const sizes = Array.isArray(output) ? [output.length] : []
  const typed = inputs.flatMap(({ value }) => numbersIn(value))
  return [...new Set([...SMALL_NUMBERS, ...sizes, ...typed])].filter(
    n => Number.isSafeInteger(n) && n >= 0 && n <= MAX_NUMBER,
  )
}

/** Each input as the source with the others as arguments, or all as sources. */
const startsOf = (inputs: readonly Literal[]) => {
  const args = inputs.map(({ value, text }) => literal(text, value, 0.5))
  const single = inputs.map(({ value, text }, place) => ({
    start: { text, value, names: [], cost: 0 },
    others: args.filter((_, other) => other !== place),
  }))
  const joint = (inputs.length > 1 ? sourcesOf(args) : []).map(step => ({
    start: { ...step, value: step.run(undefined) },
    others: [],
  }))
  return [...joint, ...single]
}

const costOf = (steps: readonly Step[]): number =>
  steps.reduce((sum, { cost }) => sum + cost, 0)

const toProgram = (start: Start, steps: readonly Step[]): Program => {
  const used = [start, ...steps].flatMap(({ names }) => names)
  const main = [...new Set(used)].filter(name => !HELPERS.has(name))
  const shaping = main.filter(name => KEYED.has(name))
  const shaped = main.filter(name => !KEYED.has(name))
  const line = `pipe(${[start, ...steps].map(({ text }) => text).join(', ')})`
  const imports = [...new Set(['pipe', ...used])].sort()
  return {
    names: [shaped, shaping, ['toArray']].find(names => names.length > 0) ?? [],
    line,
    code: `import { ${imports.join(', ')} } from 'lfi'\n\nconsole.log(${line})\n`,
    cost: start.cost + costOf(steps),
  }
}

/** Tries every program of one step, then of two until time is up. */
export const findPrograms = (pair: Pair, isTimeUp: () => boolean): Findings => {
  const collectors = collectorsFor(pair.output)
  const numbers = numbersOf(pair)
  const programs: Program[] = []
  let tries = 0
  let most = 0
  // One step is a few hundred tries, and the simplest answer is one of them:
  // a slow phone finishes those, however long they take.
  let canStop = false

  const isCut = (): boolean => canStop && (tries > MAX_TRIES || isTimeUp())
  const isDear = (steps: readonly Step[]): boolean => costOf(steps) > most

  const attempt = (source: unknown, step: Step): unknown => {
    tries++
    try {
      const result = step.run(isLazy(source) ? limited(source) : source)
      return isLazy(result) ? collect(result) : result
    } catch {
      // Most steps do not suit most values.
      return undefined
    }
  }

  const finish = (start: Start, steps: Step[], source: unknown): void => {
    const last = steps.at(-1)
    if (
      last &&
      !isDear(steps) &&
      isSameValue(attempt(source, last), pair.output)
    ) {
      programs.push(toProgram(start, steps))
    }
  }

  /** All that gives an answer after the steps so far. */
  const tryEnds = (
    start: Start,
    before: Step[],
    source: unknown,
    steps: Steps,
  ): void => {
    for (const step of steps.value) {
      finish(start, [...before, step], source)
    }
    tryCollect(start, before, source)
    for (const step of steps.optional) {
      if (isDear([...before, step])) {
        return
      }
      const found = attempt(source, step)
      if (isIterable(found)) {
        finish(start, [...before, step, takeOut], found)
      }
    }
  }

  const tryFrom = (
    start: Start,
    others: readonly Argument[],
    depth: number,
    before: Step[] = [],
    source: unknown = start.value,
  ): void => {
    const first = isIterable(source)
      ? source[Symbol.iterator]().next().value
      : undefined
    const steps = stepsFor({ first, numbers, others })
    if (isIterable(source)) {
      tryEnds(start, before, source, steps)
    }
    if (depth === 0) {
      return
    }
    const seen = new Set([keyOf(source)])
    for (const step of steps.iterable) {
      if (isCut() || isDear([...before, step])) {
        return
      }
      const values = attempt(source, step)
      // What changes nothing, or the same as a simpler step, leads nowhere new.
      if (isIterable(values) && !seen.has(keyOf(values))) {
        seen.add(depth > 1 ? keyOf(values) : '')
        if (depth > 1) {
          tryFrom(start, others, depth - 1, [...before, step], values)
        } else {
          tryCollect(start, [...before, step], values)
        }
      }
    }
  }

  const tryCollect = (start: Start, before: Step[], values: unknown): void => {
    for (const step of collectors) {
      finish(start, [...before, step], values)
    }
  }

  const starts = startsOf(pair.inputs)
  for (const stage of STAGES) {
    most = programs.length === 0 ? stage.most : 0
    canStop = stage.depth > 1
    for (const { start, others } of most > 0 ? starts : []) {
      tryFrom(start, others, stage.depth)
    }
  }
  return { programs: simplest(programs), tries, isCut: isCut() }
}

/** The same for the same values; what has no end equals nothing. */
const keyOf = (value: unknown): unknown =>
  Array.isArray(value) ? JSON.stringify(value) : value

/**
 * The simplest program for each function, the simplest of all first; none that
 * only adds a step to one of them.
 */
const simplest = (programs: Program[]): Program[] => {
  const best: Program[] = []
  for (const program of programs.sort((a, b) => a.cost - b.cost)) {
    const adds = ({ names }: Program): boolean =>
      names.every(name => program.names.includes(name))
    if (!best.some(adds)) {
      best.push(program)
    }
  }
  return best
}
