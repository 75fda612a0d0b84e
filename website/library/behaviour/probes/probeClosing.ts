import type { Behaviour } from '../model/schema'
import { inTurn, type Observed, type Options, observeAll } from './observe'
import type { Subject } from './Subject'

type Closes = Behaviour['closes']['break']

/** After how many outputs the reader breaks off, and which call fails. */
const breaks = [0, 1, 2, 3, 5]
const failures = [1, 2, 5]

const observeEndless = (
  subject: Subject,
  options: Pick<Options, 'limit' | 'callback'>,
): Promise<Observed[]> =>
  observeAll(subject, () => ({
    source: subject.newSource({ length: Infinity }),
    ...options,
  }))

/** Of sources that were opened: one that was not needs no closing. */
export const closesOf = (all: readonly Observed[]): Closes => {
  const opened = all.filter(({ source }) => source.opens > 0)
  const closed = opened.filter(({ source }) => source.closes > 0)
  if (opened.length === 0) {
    return null
  }
  if (closed.length === opened.length) {
    return 'yes'
  }
  return closed.length === 0 ? 'no' : 'some'
}

type Broken = { limit: number; all: Observed[] }

/** The number of outputs from which on it always closes, and never before. */
const turningPoint = (broken: readonly Broken[]): number | null => {
  const found = broken.map(({ limit, all }) => ({
    limit,
    closes: closesOf(all),
  }))
  const first = found.findIndex(({ closes }) => closes === 'yes')
  const isRule = found.every(
    ({ closes }, index) =>
      closes === null || closes === (index < first ? 'no' : 'yes'),
  )
  return isRule ? (found[first]?.limit ?? null) : null
}

const probeBreak = async (
  subject: Subject,
): Promise<Pick<Behaviour['closes'], 'break' | 'breakFrom'>> => {
  if (subject.plan.result === 'value' || subject.plan.result === 'concur') {
    return { break: null, breakFrom: null }
  }
  const broken = await inTurn(breaks, async limit => {
    const observed = await observeEndless(subject, { limit })
    return { limit, all: observed.filter(it => it.reading.state === 'broke') }
  })
  const closes = closesOf(broken.flatMap(({ all }) => all))
  return {
    break: closes,
    breakFrom: closes === 'some' ? turningPoint(broken) : null,
  }
}

const probeThrow = async (subject: Subject): Promise<Closes> => {
  if (!subject.takesCallback) {
    return null
  }
  const all = await inTurn(failures, failsAt =>
    observeEndless(subject, {
      callback: { fails: call => call === failsAt },
    }),
  )
  return closesOf(all.flat().filter(({ callback }) => callback.failures > 0))
}

/** Whether the source is closed by those who do not read it to its end. */
export const probeClosing = async (
  subject: Subject,
): Promise<Omit<Behaviour['closes'], 'own'>> => ({
  ...(await probeBreak(subject)),
  throw: await probeThrow(subject),
})
