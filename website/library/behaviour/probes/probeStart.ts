import type { Probe } from './observe'
import { usualSetting } from './Subject'
import { untilQuiet } from './world'

/** What the call does before anybody reads its result. */
export const probeStart: Probe<'start' | 'readsAtCall'> = async subject => {
  const source = subject.newSource({ length: 5 })
  const { make, others } = subject.prepare({ setting: usualSetting, source })
  try {
    make()
  } catch {
    // A call that throws has read the value that made it throw.
  }
  await untilQuiet()
  const readsAtCall = others
    .filter(other => other.source.pulls > 0)
    .map(({ name }) => name)
  if (source.pulls > 0) {
    return { start: 'eager', readsAtCall }
  }
  return { start: source.opens > 0 ? 'opens' : 'lazy', readsAtCall }
}
