import { isDeepStrictEqual } from 'node:util'
import type { Behaviour } from '../model/schema'
import { Reading } from './Reading'
import type { Source } from './Source'
import { type Setting, type Subject, settingsOf } from './Subject'
import { untilQuiet } from './world'

const read = (subject: Subject, result: unknown, source: Source): Reading => {
  const reading = new Reading(source, { limit: 8 })
  reading.read(result, subject.plan, subject.package)
  return reading
}

type Made = { source: Source; result: unknown; first: Reading }

const readOnce = async (subject: Subject, setting: Setting): Promise<Made> => {
  const { source, result } = make(subject, setting)
  const first = read(subject, result, source)
  await untilQuiet()
  return { source, result, first }
}

const make = (subject: Subject, setting: Setting): Omit<Made, 'first'> => {
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
  setting: Setting,
  expected: Reading,
): Promise<Behaviour['together']> => {
  const { source, result } = make(subject, setting)
  const both = [read(subject, result, source), read(subject, result, source)]
  await untilQuiet()
  return both.every(({ values }) => isDeepStrictEqual(values, expected.values))
    ? 'whole'
    : 'mixed'
}

export const probeAgain = async (
  subject: Subject,
): Promise<Pick<Behaviour, 'again' | 'together'>> => {
  if (subject.plan.result !== 'value') {
    for (const setting of settingsOf(subject.plan)) {
      const made = await readOnce(subject, setting)
      if (made.first.outputs.length > 0) {
        return {
          again: await probeSecond(subject, made),
          together: await probeTogether(subject, setting, made.first),
        }
      }
    }
  }
  return { again: null, together: null }
}
