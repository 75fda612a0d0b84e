import { isDeepStrictEqual } from 'node:util'
import type { Behaviour } from '../model/schema'
import type { Probe } from './observe'
import { Reading } from './Reading'
import type { Source } from './Source'
import { type Setting, type Subject, settingsOf } from './Subject'
import { untilQuiet } from './world'

const read = (subject: Subject, result: unknown, source: Source): Reading => {
  const reading = new Reading(source, { limit: 8 })
  reading.read(result, subject.plan, subject.package)
  return reading
}

type Made = { source: Source; result: unknown }

const make = (subject: Subject, setting: Setting): Made => {
  const source = subject.newSource({ length: 5 })
  return { source, result: subject.prepare({ setting, source }).make() }
}

/** Reads a result a second time. */
const probeSecond = async (
  subject: Subject,
  { source, result }: Made,
): Promise<Behaviour['again']> => {
  const { opens, pulls } = source
  const again = read(subject, result, source)
  await untilQuiet()
  if (again.outputs.length === 0) {
    return 'nothing'
  }
  // One more pull may ask whether there is more now.
  return source.opens > opens || source.pulls > pulls + 1 ? 'source' : 'memory'
}

/** Lets two read a result at the same time. */
const probeTogether = async (
  subject: Subject,
  { source, result }: Made,
  expected: Reading,
): Promise<Behaviour['together']> => {
  const both = [read(subject, result, source), read(subject, result, source)]
  await untilQuiet()
  return both.every(({ values }) => isDeepStrictEqual(values, expected.values))
    ? 'whole'
    : 'mixed'
}

export const probeAgain: Probe<'again' | 'together'> = async subject => {
  if (subject.plan.result !== 'value') {
    for (const setting of settingsOf(subject.plan)) {
      const made = make(subject, setting)
      const first = read(subject, made.result, made.source)
      await untilQuiet()
      if (first.outputs.length > 0) {
        return {
          again: await probeSecond(subject, made),
          together: await probeTogether(subject, make(subject, setting), first),
        }
      }
    }
  }
  return { again: null, together: null }
}
