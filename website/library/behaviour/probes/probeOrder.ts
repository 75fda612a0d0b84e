import { type Observed, observeAll, type Probe } from './observe'
import type { Subject } from './Subject'
import { delay } from './world'

type Delay = (value: number) => number

const same: Delay = () => 10
/** Work on the third value is done first, then on the fifth, and so on. */
const mixed: Delay = value => [30, 50, 10, 40, 20][value - 1] ?? 60

/** The values as promises, where a source can hold values that come later. */
const givenFor = (subject: Subject, values: readonly Promise<unknown>[]) => {
  if (subject.sourceFlavour === 'concur') {
    return subject.whenReady(values)
  }
  return subject.sourceFlavour === 'plain' && subject.plan.flavour === 'concur'
    ? values
    : undefined
}

const observeWith = (subject: Subject, delayFor: Delay): Promise<Observed[]> =>
  observeAll(subject, () => {
    const values = Array.from({ length: 5 }, async (_, index) => {
      await delay(delayFor(index + 1))
      return subject.valueAt(index)
    })
    const given = givenFor(subject, values)
    return {
      source: subject.newSource({ length: 5, interval: 0 }),
      callback: { delayFor },
      ...(given !== undefined && { given }),
    }
  })

/** As text, because a result may hold functions, of which no two are equal. */
const valuesOf = (all: readonly Observed[]): string =>
  JSON.stringify(all.map(({ reading }) => reading.values))

/** Which order outputs have when work is not done in the source's order. */
export const probeOrder: Probe<'order'> = async subject => {
  const even = await observeWith(subject, same)
  const uneven = await observeWith(subject, mixed)
  const isSame = valuesOf(even) === valuesOf(uneven)
  const hasMany = even.some(({ reading }) => reading.outputs.length > 1)
  const whenSame = hasMany ? 'source' : null
  return { order: isSame ? whenSame : 'arrival' }
}
