import {
  isCache,
  isChunk,
  isFindLast,
  isJoining,
  isQueue,
  isReduce,
  isShortReduce,
  isUnique,
  isZip,
  skipsFirst,
} from '../families'
import {
  MAX_ALSO,
  type Outcome,
  type Spot,
  type StepKind,
  type StepRole,
} from '../trace'
import { isObject } from './values'

const NONE = -1
/** Values beyond this many are no longer linked to their origin. */
const MAX_WAITING = 10_000

/** A place in the code, while the program runs. */
export type Step = {
  /** Where it is; undefined for what is not in the code. */
  readonly spot: Spot | undefined
  readonly name: string
  readonly role: StepRole
  readonly kind: StepKind
}

/** What a step did in one run. */
export class Counts {
  pulls = 0
  passed = 0
  calls = 0
  inFlight = 0
  mostInFlight = 0
  mostHeld = 0
  isClosed = false

  begin(): void {
    this.calls++
    this.mostInFlight = Math.max(this.mostInFlight, ++this.inFlight)
  }

  hold(count: number): void {
    this.mostHeld = Math.max(this.mostHeld, count)
  }
}

/** One call of a function of lfi, or one iterable that was handed to it. */
export class Instance {
  /** All values received, for a cache. */
  readonly received: Waiting[] = []
  /** How many values are dropped before any other. */
  readonly skipped: number
  /** Whether a reducer adds values in order, some jobs after they came. */
  readonly addsLater: boolean

  constructor(
    readonly step: Step,
    /** What gives its values; what its callback returns is no input. */
    readonly inputs: readonly Instance[],
    values: readonly unknown[] = [],
    /** How many values a source has, if that shows. */
    readonly size?: number,
  ) {
    const { name, kind } = step
    const [first] = values
    this.skipped = skipsFirst(name) ? Number(first) : 0
    const hasStart = isReduce(name) && isObject(first) && 'create' in first
    this.addsLater = kind !== 'sync' && (hasStart || isShortReduce(name))
  }
}

/** One consumption of a pipeline. */
export class Run {
  readonly #counts = new Map<Instance, Counts>()
  count = 0
  start = 0
  outcome: (Omit<Outcome, 'value'> & { readonly value: unknown }) | undefined

  constructor(
    readonly number: number,
    /** What consumes. */
    readonly end: Instance,
    /** The event whose callback runs it, or -1. */
    readonly cause: number,
  ) {}

  note(time: number): void {
    if (this.count++ === 0) {
      this.start = time
    }
  }

  of(instance: Instance): Counts {
    const counts = this.#counts.get(instance) ?? new Counts()
    this.#counts.set(instance, counts)
    return counts
  }

  /** The steps of the pipeline, each after those that it was given. */
  get instances(): readonly Instance[] {
    const ordered = new Set<Instance>()
    const visit = (instance: Instance): void => {
      if (!ordered.has(instance)) {
        instance.inputs.forEach(visit)
        ordered.add(instance)
      }
    }
    visit(this.end)
    return [...ordered]
  }
}

/** The value that another one was made of, or -1, and further ones. */
type Origin = { readonly from: number; readonly also?: readonly number[] }

type Waiting = { readonly at: number; readonly value: unknown }

/** One iteration of what an instance returned. */
export class Iteration {
  /** What takes its values. */
  taker: Iteration | undefined
  /** Of what reads from a cache: the one by which the cache reads. */
  kept: Iteration | undefined
  /** The event of the last value received. */
  last = NONE
  /** The received value that lfi goes on with in this job, or in the next one. */
  working = NONE
  #newest: unknown
  #passed = 0
  #received = 0
  /** Of a chunk or a window that is not full yet. */
  #open = 0
  #chosen = NONE
  /** What was received and not yet passed on, the oldest first. */
  readonly #waiting: Waiting[] = []
  readonly #inputs = new Map<Iteration, number[]>()
  readonly #begin: (end: Instance, cause: number) => Run
  #cause: number
  #isPart = false
  #run: Run | undefined

  constructor(
    readonly instance: Instance,
    /** The event whose callback runs it, or -1. */
    cause: number,
    begin: (end: Instance, cause: number) => Run,
  ) {
    this.#cause = cause
    this.#begin = begin
  }

  /** Its values go to another one, in whose run it is unless it has a cause. */
  giveTo(taker: Iteration, cause?: number): void {
    this.taker = taker
    this.#isPart = cause === undefined
    this.#cause = cause ?? this.#cause
  }

  /** A cache reads for what asks it last, or in Concur for the first. */
  askCache(): void {
    const isTaken = this.kept?.taker && this.instance.step.kind === 'concur'
    if (!isTaken) {
      this.kept?.giveTo(this)
    }
  }

  /** Begun when something happens in it, not when it is made. */
  get run(): Run {
    if (this.taker && this.#isPart) {
      return this.taker.run
    }
    this.#run ??= this.#begin(this.instance, this.#cause)
    return this.#run
  }

  get counts(): Counts {
    return this.run.of(this.instance)
  }

  receive(at: number, value: unknown, from: Iteration): void {
    const { step, received, skipped, addsLater } = this.instance
    const { name } = step
    this.last = at
    this.working = at
    this.#newest = value
    if (isJoining(name)) {
      this.counts.hold(++this.#open)
      this.#wait(at, value, MAX_ALSO)
    } else if (isZip(name)) {
      const numbers = this.#inputs.get(from) ?? []
      this.#inputs.set(from, numbers)
      numbers.push(at)
    } else if (isCache(name)) {
      if (received.length < MAX_WAITING) {
        received.push({ at, value })
        this.counts.hold(received.length)
      }
    } else if (addsLater || isQueue(name)) {
      if (++this.#received > skipped) {
        this.#wait(at, value)
      }
    }
  }

  #wait(at: number, value: unknown, most = MAX_WAITING): void {
    this.#waiting.push({ at, value })
    if (this.#waiting.length > most) {
      this.#waiting.shift()
    }
  }

  /**
   * The first value that waits and is one of some, or -1. Values may be dropped,
   * but keep their order: those before it wait for nothing. What waits alone is
   * it, though a promise has become another value.
   */
  #dequeue(values: readonly unknown[]): number {
    const isAlone = this.#waiting.length === 1
    const index = this.#waiting.findIndex(
      ({ value }) => isAlone || values.includes(value),
    )
    return this.#waiting.splice(0, index + 1).at(-1)?.at ?? NONE
  }

  /** The value that a reducer of lfi's adds next. */
  nextAdded(): number {
    return this.instance.addsLater
      ? (this.#waiting.shift()?.at ?? NONE)
      : this.last
  }

  /** The value that a callback is called for, though others may have come. */
  find(values: readonly unknown[]): number {
    const { step, addsLater } = this.instance
    if (addsLater) {
      return this.#dequeue(values)
    }
    const isLast = step.kind === 'sync' || values.includes(this.#newest)
    return isLast ? this.last : NONE
  }

  /** The callback has answered for a value. */
  answer(received: number, answer: unknown): void {
    this.working = received
    if (isFindLast(this.instance.step.name) && answer) {
      this.#chosen = received
    }
  }

  /** The events that an output comes from, as far as they are known. */
  link(value: unknown): Origin {
    const { step, inputs } = this.instance
    this.#passed++
    if (inputs.length === 0) {
      return { from: this.run.cause }
    }
    if (isUnique(step.name)) {
      this.counts.hold(this.#passed)
    }
    if (isJoining(step.name)) {
      return this.#linkJoined(value)
    }
    if (isZip(step.name)) {
      const numbers = [...this.#inputs.values()].map(each => each.shift())
      const [from = NONE, ...also] = numbers.filter(each => each !== undefined)
      return { from, also }
    }
    return { from: this.#linkOne(value) }
  }

  #linkOne(value: unknown): number {
    const { step, received } = this.instance
    const { name, kind } = step
    const isIt = (one: Waiting): boolean => Object.is(one.value, value)
    if (isCache(name)) {
      // In order, unless several ask an async one at the same time.
      const next = received[this.#passed - 1]
      const found = next && isIt(next) ? next : received.findLast(isIt)
      return found?.at ?? NONE
    }
    if (this.#chosen >= 0) {
      return this.#chosen
    }
    if (isQueue(name)) {
      return this.#dequeue([value])
    }
    if (kind !== 'concur') {
      return this.last
    }
    const { working } = this
    // What is no promise, but has a `then`, is not known when it goes on.
    this.working = name === 'asConcur' ? NONE : working
    return working
  }

  /** A chunk or window of n values consists of the last n inputs. */
  #linkJoined(value: unknown): Origin {
    const length = Array.isArray(value) ? value.length : 1
    const numbers = this.#waiting
      .slice(-Math.min(length, MAX_ALSO))
      .map(({ at }) => at)
    this.#open = isChunk(this.instance.step.name) ? 0 : length - 1
    return { from: numbers.at(-1) ?? this.last, also: numbers.slice(0, -1) }
  }
}
