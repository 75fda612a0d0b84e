import type { Behaviour } from '../model/schema'
import { valueFor } from './observe'
import { Source } from './Source'
import { type Subject, settingsOf } from './Subject'
import { untilQuiet } from './world'

/** What the call does before anybody reads its result. */
export const probeStart = async (
  subject: Subject,
): Promise<Pick<Behaviour, 'start' | 'readsAtCall'>> => {
  const source = new Source({ length: 5, valueAt: valueFor(subject) })
  const [setting] = settingsOf(subject.plan)
  const call = setting && subject.prepare({ setting, source })
  try {
    call?.make()
  } catch {
    // A call that throws has read the value that made it throw.
  }
  await untilQuiet()
  const readsAtCall = (call?.others ?? [])
    .filter(other => other.source.pulls > 0)
    .map(({ name }) => name)
  if (source.pulls > 0) {
    return { start: 'eager', readsAtCall }
  }
  return { start: source.opens > 0 ? 'opens' : 'lazy', readsAtCall }
}
