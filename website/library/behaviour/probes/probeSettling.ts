import { observeAll, type Probe } from './observe'
import { delay } from './world'

/** Whether the work of a later, slower step is done when it settles. */
export const probeSettling: Probe<'waitsForLaterSteps'> = async subject => {
  if (subject.plan.result !== 'concur') {
    return { waitsForLaterSteps: null }
  }
  const all = await observeAll(subject, () => ({
    source: subject.newSource({ length: 5 }),
    later: () => delay(100),
  }))
  return {
    waitsForLaterSteps: all.every(({ reading }) => reading.unfinished === 0),
  }
}
