import type { Behaviour } from '../model/schema'
import { probeAgain } from './probeAgain'
import { probeCalls } from './probeCalls'
import { probeClosing } from './probeClosing'
import { probeEmpty } from './probeEmpty'
import { probeEndless } from './probeEndless'
import { probeGenerator } from './probeGenerator'
import { probeHeld } from './probeHeld'
import { probeNumbers } from './probeNumbers'
import { probeOrder } from './probeOrder'
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
  const look = <Found>(
    experiment: string,
    probeOne: (subject: Subject) => Promise<Found>,
  ): Promise<Found> => {
    onProgress(experiment)
    return probeOne(subject)
  }
  const start = await look('when it starts', probeStart)
  const { own, pulls, opens } = await look('reading five values', probePulls)
  const closing = await look('what it closes', probeClosing)
  const { endless, readsOn } = await look('an endless source', probeEndless)
  const empty = await look('an empty source', probeEmpty)
  const generator = await look('a generator object', probeGenerator)
  const numbers = await look('equal values and NaN', probeNumbers)
  const order = await look('slow callbacks', probeOrder)
  const { meanwhile, ...calls } = await look(
    'values in several orders and numbers',
    probeCalls,
  )
  const held = await look('what it holds', probeHeld)
  const again = await look('iterating again', probeAgain)
  const settling = await look('when it settles', probeSettling)
  const rejection = await look('rejections', probeRejection)
  const reducers = await look('reducers', probeReducers)
  // The fields are in the order of the columns of data/behaviour.txt.
  return {
    ...start,
    opens,
    pulls: { ...pulls, meanwhile },
    closes: { own, ...closing },
    endless,
    ...empty,
    ...generator,
    readsOn,
    ...calls,
    ...order,
    ...held,
    ...again,
    ...numbers,
    ...settling,
    ...rejection,
    ...reducers,
  }
}
