import type { Behaviour } from '../model/schema'
import { observe, type Seen, valueFor } from './observe'
import { Source } from './Source'
import { type Subject, settingsOf } from './Subject'

type Options = { limit?: number; failsAt?: number }

const observeEndless = async (
  subject: Subject,
  { limit, failsAt }: Options,
): Promise<Seen[]> => {
  const all: Seen[] = []
  for (const setting of settingsOf(subject.plan)) {
    const source = new Source({ length: Infinity, valueAt: valueFor(subject) })
    all.push(
      await observe(subject, {
        setting,
        source,
        ...(limit !== undefined && { limit }),
        ...(failsAt !== undefined && { callback: { failsAt } }),
      }),
    )
  }
  return all
}

const allClosed = (all: readonly Seen[]): boolean | null =>
  all.length === 0 ? null : all.every(({ source }) => source.closes > 0)

/** Breaks off after the first output, and after the second. */
const probeBreak = async (subject: Subject): Promise<boolean | null> => {
  if (subject.plan.result === 'value' || subject.plan.result === 'concur') {
    return null
  }
  const all = [
    ...(await observeEndless(subject, { limit: 1 })),
    ...(await observeEndless(subject, { limit: 2 })),
  ]
  return allClosed(all.filter(({ reading }) => reading.state === 'broke'))
}

const probeThrow = async (subject: Subject): Promise<boolean | null> => {
  if (!subject.takesCallback) {
    return null
  }
  const all = await observeEndless(subject, { failsAt: 1 })
  return allClosed(all.filter(({ callback }) => callback.calls > 0))
}

/** Whether the source is closed by those who do not read it to its end. */
export const probeClosing = async (
  subject: Subject,
): Promise<Omit<Behaviour['closes'], 'own'>> => ({
  break: await probeBreak(subject),
  throw: await probeThrow(subject),
})
