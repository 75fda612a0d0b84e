import type { Behaviour } from '../model/schema'
import { type ObserveOptions, observeAll, type Seen } from './observe'
import type { Subject } from './Subject'

const observeEndless = (
  subject: Subject,
  options: Pick<ObserveOptions, 'limit' | 'callback'>,
): Promise<Seen[]> =>
  observeAll(subject, () => ({
    source: subject.newSource({ length: Infinity }),
    ...options,
  }))

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
  const all = await observeEndless(subject, { callback: { failsAt: 1 } })
  return allClosed(all.filter(({ callback }) => callback.calls > 0))
}

/** Whether the source is closed by those who do not read it to its end. */
export const probeClosing = async (
  subject: Subject,
): Promise<Omit<Behaviour['closes'], 'own'>> => ({
  break: await probeBreak(subject),
  throw: await probeThrow(subject),
})
