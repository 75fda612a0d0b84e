import {
  dropsByAnswer,
  isCache,
  isChunk,
  isFindLast,
  isGathering,
  isJoining,
  isReduce,
  isShortReduce,
  isUnique,
  isZip,
  linksByAnswer,
  linksByIdentity,
  skipsFirst,
} from '../families'
import {
  MAX_ALSO,
  type Outcome,
  type Spot,
  type StepKind,
  type StepRole,
} from '../trace'

const NONE = -1
/** Values beyond this many are no longer linked to their origin. */
const MAX_WAITING = 10_000

/** A place in the code, while the program runs. */
export type Step = {
  readonly index: number
  readonly spot: Spot
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

/** What is kept of an outcome until it is sent. */
export type RunOutcome = Omit<Outcome, 'value'> & { readonly value: unknown }

/** One consumption of a pipeline. */
export class Run {
  readonly #counts = new Map<Step, Counts>()
  count = 0
  start = 0
  outcome: RunOutcome | undefined

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

  of(step: Step): Counts {
    const counts = this.#counts.get(step) ?? new Counts()
    this.#counts.set(step, counts)
    return counts
  }
}

/** One call of a function of lfi, or one iterable that was handed to it. */
export class Instance {
  /** What gives its values; what its callback returns is no input. */
  readonly inputs: Instance[] = []
  /** All values received, for a cache. */
  readonly received: { readonly at: number; readonly value: unknown }[] = []
  /** How many values are dropped before any other. */
  readonly skipped: number
  /** How many values a source has, if that shows. */
  size: number | undefined
  /** The iteration that received a value last. */
  iteration: Iteration

  constructor(
    readonly step: Step,
    begin: (instance: Instance) => Iteration,
    values: readonly unknown[],
  ) {
    this.skipped = skipsFirst(step.name) ? Number(values[0]) : 0
    this.iteration = begin(this)
  }
}

const addsLater = ({ name, kind }: Step): boolean =>
  kind !== 'sync' && (isReduce(name) || isShortReduce(name))

type Waiting = {
  readonly at: number
  readonly value: unknown
  /** Whether the callback has answered for it. */
  isReady: boolean
}

const takeFrom = (list: Waiting[], value: unknown): number | undefined => {
  const isIt = (one: Waiting): boolean => Object.is(one.value, value)
  const ready = list.findIndex(one => one.isReady && isIt(one))
  const index = ready < 0 ? list.findIndex(isIt) : ready
  return index < 0 ? undefined : list.splice(index, 1)[0]?.at
}

/** One iteration of what an instance returned. */
export class Iteration {
  /** The event of the last value received. */
  last = NONE
  /** The value whose callback has settled in the job before this one. */
  working = NONE
  /** Further inputs that the last output was made of. */
  also: readonly number[] | undefined
  /** How many values have been passed on. */
  #passed = 0
  #received = 0
  /** Of a chunk or a window that is not full yet. */
  #open = 0
  #waiting: Waiting[] = []
  #answers: Waiting[] = []
  #chosen = NONE
  readonly #inputs = new Map<object, number[]>()
  readonly #runOf: () => Run
  #run: Run | undefined

  constructor(
    readonly instance: Instance,
    runOf: () => Run,
    /** Whether it is of one run: what a cache reads, several consume. */
    readonly isFixed = true,
  ) {
    this.#runOf = runOf
  }

  /** Made when something happens: a cache is opened before it is consumed. */
  get run(): Run {
    if (!this.isFixed) {
      return this.#runOf()
    }
    this.#run ??= this.#runOf()
    return this.#run
  }

  get #name(): string {
    return this.instance.step.name
  }

  get #isConcur(): boolean {
    return this.instance.step.kind === 'concur'
  }

  receive(
    at: number,
    value: unknown,
    { instance: edge, run }: Iteration,
  ): void {
    const { instance } = this
    this.last = at
    if (!isCache(this.#name)) {
      instance.iteration = this
    }
    const counts = run.of(instance.step)
    if (isJoining(this.#name)) {
      counts.hold(++this.#open)
      this.#wait(at, undefined, MAX_ALSO)
    } else if (isZip(this.#name)) {
      const numbers = this.#inputs.get(edge) ?? []
      this.#inputs.set(edge, numbers)
      numbers.push(at)
    } else if (isCache(this.#name)) {
      if (instance.received.length < MAX_WAITING) {
        instance.received.push({ at, value })
        counts.hold(instance.received.length)
      }
    } else if (this.#name === 'asAsync' || addsLater(instance.step)) {
      this.#wait(at, value)
    } else if (this.#isConcur && linksByIdentity(this.#name)) {
      if (++this.#received > instance.skipped) {
        this.#wait(at, value)
      }
    }
  }

  #wait(at: number, value: unknown, most = MAX_WAITING): void {
    this.#waiting.push({ at, value, isReady: false })
    if (this.#waiting.length > most) {
      this.#waiting.shift()
    }
  }

  /** The value that a reducer of lfi's adds next. */
  nextAdded(): number {
    return this.#waiting.shift()?.at ?? NONE
  }

  /** The callback has answered for a value. */
  answer(received: number, answer: unknown): void {
    if (isFindLast(this.#name) && answer) {
      this.#chosen = received
    }
    if (!this.#isConcur) {
      return
    }
    if (linksByAnswer(this.#name) && answer !== undefined && answer !== null) {
      this.#answers.push({ at: received, value: answer, isReady: true })
    } else if (linksByIdentity(this.#name)) {
      const index = this.#waiting.findIndex(({ at }) => at === received)
      const found = this.#waiting[index]
      if (found && dropsByAnswer(this.#name) && !answer) {
        this.#waiting.splice(index, 1)
      } else if (found) {
        found.isReady = true
      }
    }
  }

  /** The value that a callback is called for, after others may have come. */
  find(values: readonly unknown[]): number {
    if (!this.#isConcur && !addsLater(this.instance.step)) {
      return this.last
    }
    const index = this.#waiting.findIndex(({ value }) => values.includes(value))
    return this.#waiting.splice(index, index < 0 ? 0 : 1)[0]?.at ?? NONE
  }

  /** The event that an output comes from, or -1 if that is not known. */
  link(value: unknown, current: number): number {
    this.also = undefined
    const { step, received, inputs } = this.instance
    this.#passed++
    if (inputs.length === 0) {
      return this.run.cause
    }
    if (isUnique(this.#name)) {
      this.run.of(step).hold(this.#passed)
    }
    if (isJoining(this.#name)) {
      return this.#linkJoined(value)
    }
    if (isZip(this.#name)) {
      const [from = NONE, ...also] = [...this.#inputs.values()].flatMap(
        numbers => numbers.shift() ?? [],
      )
      this.also = also
      return from
    }
    if (isCache(this.#name)) {
      const next = received[this.#passed - 1]
      return Object.is(next?.value, value)
        ? (next?.at ?? NONE)
        : (received.find(one => Object.is(one.value, value))?.at ?? NONE)
    }
    if (isFindLast(this.#name) && this.#chosen >= 0) {
      return this.#chosen
    }
    if (this.#name === 'asAsync') {
      return this.#linkQueued(value)
    }
    return this.#isConcur ? this.#linkConcur(value, current) : this.last
  }

  #linkConcur(value: unknown, current: number): number {
    if (current >= 0) {
      return current
    }
    if (this.working >= 0) {
      return this.working
    }
    if (
      /^(?:asConcur|last|findLast)/u.test(this.#name) ||
      isGathering(this.#name)
    ) {
      return this.last
    }
    return (
      takeFrom(this.#answers, value) ?? takeFrom(this.#waiting, value) ?? NONE
    )
  }

  /** A chunk or window of n values consists of the last n inputs. */
  #linkJoined(value: unknown): number {
    const length = Array.isArray(value) ? value.length : 1
    const numbers = this.#waiting
      .slice(-Math.min(length, MAX_ALSO))
      .map(({ at }) => at)
    this.#open = isChunk(this.#name) ? 0 : length - 1
    this.also = numbers.slice(0, -1)
    return numbers.at(-1) ?? this.last
  }

  /** A buffer may drop values, but keeps their order. */
  #linkQueued(value: unknown): number {
    const index = this.#waiting.findIndex(one => Object.is(one.value, value))
    const found = this.#waiting[index]
    this.#waiting.splice(0, index + 1)
    return found?.at ?? this.last
  }
}
