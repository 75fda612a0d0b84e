import type { Behaviour } from '../model/schema'
import { observe, valueFor } from './observe'
import { Source } from './Source'
import { type Subject, settingsOf } from './Subject'
import { delay } from './world'

/** Whether the work of a later, slower step is done when it settles. */
export const probeSettling = async (
  subject: Subject,
): Promise<Pick<Behaviour, 'waitsForLaterSteps'>> => {
  if (subject.plan.result !== 'concur') {
    return { waitsForLaterSteps: null }
  }
  let waits = true
  for (const setting of settingsOf(subject.plan)) {
    const source = new Source({ length: 5, valueAt: valueFor(subject) })
    const { reading } = await observe(subject, {
      setting,
      source,
      later: () => delay(100),
    })
    waits &&= reading.unfinished === 0
  }
  return { waitsForLaterSteps: waits }
}
