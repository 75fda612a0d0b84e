import type { Behaviour } from '../model/schema'
import { inTurn, type Observed, observeAll, type Probe } from './observe'
import { MAX_PULLS } from './Source'
import type { Subject } from './Subject'

type Endless = Behaviour['endless']

const settled = ({ reading: { isSettled, pulls = 0 } }: Observed): boolean =>
  isSettled && pulls < MAX_PULLS

/** Whether a reader that had enough could say so: not of a concur iterable. */
const brokeOff =
  ({ plan }: Subject) =>
  ({ reading }: Observed): boolean =>
    reading.state === 'broke' && plan.result !== 'concur'

/** Milliseconds for a value: quick, and slow enough to lose patience. */
const intervals = [1, 100_000]

/** With a source that has no end, in every setting. */
export const probeEndless: Probe<'endless' | 'readsOn'> = async subject => {
  const both = await inTurn(intervals, interval =>
    observeAll(subject, () => ({
      source: subject.newSource({ length: Infinity, interval }),
    })),
  )
  const all = both.flat()
  const ended = all.filter(settled)
  const { plan } = subject
  const whenSettled: Endless =
    plan.result === 'value' || plan.isOptional ? 'answers' : 'ends'
  const whenEnded = ended.every(({ reading }) => reading.state === 'failed')
    ? 'throws'
    : whenSettled
  const otherwise: Endless = all.some(
    ({ reading, source }) => reading.state === 'broke' && !source.stalled,
  )
    ? 'streams'
    : 'never'
  const left = [...ended, ...all.filter(brokeOff(subject))]
  return {
    endless: ended.length > 0 ? whenEnded : otherwise,
    readsOn:
      left.length > 0
        ? left.some(({ source }) => source.pulls > MAX_PULLS)
        : null,
  }
}
