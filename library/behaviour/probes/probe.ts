import type { Behaviour } from '../model/schema'
import { probeAgain } from './probeAgain'
import { probeClosing } from './probeClosing'
import { probeEmpty } from './probeEmpty'
import { probeEndless } from './probeEndless'
import { probeHeld } from './probeHeld'
import { probeNumbers } from './probeNumbers'
import { probeBusy, probeOrder } from './probeOrder'
import { probePulls } from './probePulls'
import { probeReducers } from './probeReducers'
import { probeRejection } from './probeRejection'
import { probeSettling } from './probeSettling'
import { probeStart } from './probeStart'
import type { Subject } from './Subject'

/** Everything that is to be known of a function; tells what it is about to do. */
export const probe = async (
  subject: Subject,
  onProgress: (experiment: string) => void,
): Promise<Behaviour> => {
  onProgress('when it starts')
  const start = await probeStart(subject)
  onProgress('how it reads five values')
  const { own, pulls, calls } = await probePulls(subject)
  onProgress('what it closes')
  const closes = { own, ...(await probeClosing(subject)) }
  onProgress('an endless source')
  const endless = await probeEndless(subject)
  onProgress('an empty source')
  const empty = await probeEmpty(subject)
  onProgress('equal values and NaN')
  const numbers = await probeNumbers(subject)
  onProgress('slow callbacks')
  const order = await probeOrder(subject)
  const { atOnce, meanwhile } = await probeBusy(subject)
  onProgress('what it holds')
  const held = await probeHeld(subject)
  onProgress('iterating again')
  const again = await probeAgain(subject)
  onProgress('when it settles')
  const settling = await probeSettling(subject)
  onProgress('rejections')
  const rejection = await probeRejection(subject)
  onProgress('reducers')
  const reducers = await probeReducers(subject)
  return {
    ...start,
    pulls: { ...pulls, meanwhile },
    closes,
    endless: endless.endless,
    ...empty,
    readsOn: endless.readsOn,
    calls,
    atOnce,
    ...order,
    ...held,
    ...again,
    ...numbers,
    ...settling,
    ...rejection,
    ...reducers,
  }
}
