import type { Behaviour } from '../model/schema'
import {
  type Failed,
  failInCallback,
  failInSource,
  failInValues,
} from './failures'
import type { Probe } from './observe'
import { probeSeveral } from './probeSeveral'

type Rejection = NonNullable<Behaviour['rejection']>

const isHidden = ({ observed: { reading }, failedAt }: Failed): boolean =>
  (reading.state === 'ended' || reading.state === 'answered') &&
  reading.time >= failedAt

const settlesAtOnce = ({ observed: { reading }, failedAt }: Failed): boolean =>
  reading.time <= failedAt + 1

const goesOn = ({ observed: { callback } }: Failed): boolean =>
  callback.calls > (callback.failure?.calls ?? 0)

const whenSettled = (all: readonly Failed[]): Rejection['settles'] => {
  const rejected = all.filter(
    ({ observed }) => observed.reading.state === 'failed',
  )
  if (rejected.length === 0) {
    return 'never'
  }
  return rejected.every(settlesAtOnce) ? 'once' : 'end'
}

/** What a failure does, in every setting in which there is one. */
export const probeRejection: Probe<'rejection'> = async subject => {
  if (subject.plan.flavour === 'plain') {
    return { rejection: null }
  }
  const inCallbacks = await failInCallback(subject)
  const inValues = await failInValues(subject)
  const inSource = await failInSource(subject)
  const byValues = [...inCallbacks, ...inValues]
  const hasCallbacks = inCallbacks.length > 0
  return {
    rejection: {
      settles: whenSettled(byValues.length > 0 ? byValues : inSource),
      whenSourceFails: whenSettled(inSource),
      goesOn: hasCallbacks ? inCallbacks.some(goesOn) : null,
      hidden: [...byValues, ...inSource].some(isHidden),
      several: await probeSeveral(subject),
      unhandled: hasCallbacks
        ? inCallbacks.some(({ observed }) => observed.unhandled > 0)
        : null,
    },
  }
}
