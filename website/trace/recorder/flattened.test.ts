import {
  type Drawn,
  drawCard,
  layOutCardLanes,
  pipelinesOf,
} from '@lfi-docs/trace'
import { expect, test } from 'vitest'
import { ProgramRecorder } from '.'

const limited = `import {
  asAsync, asConcur, flatMapConcur, mapAsync, pipe, rangeTo, reduceConcur,
  toArray,
} from 'lfi'

const iterator = [80, 20, 30, 60].values()
const shared = { [Symbol.iterator]: () => iterator }
const load = ms =>
  new Promise(resolve => setTimeout(() => resolve('file ' + ms), ms))
await pipe(
  asConcur(rangeTo(1, 2)),
  flatMapConcur(() => mapAsync(load, asAsync(shared))),
  reduceConcur(toArray()),
)`

const lanesOf = async (program: string) => {
  const recorder = new ProgramRecorder()
  const { trace } = await recorder.record(program, 'js')
  await recorder.close()
  const [pipeline] = trace ? pipelinesOf(trace).outer : []
  if (!(trace && pipeline)) {
    throw new Error('Nothing was recorded.')
  }
  const { lanes, stages } = layOutCardLanes(trace, pipeline, {})
  return lanes.map(({ label, bars, end }) => ({
    label,
    work: bars
      .filter(bar => bar.end > bar.start)
      .map(bar => [
        trace.steps[stages[bar.stage] ?? -1]?.name,
        bar.start,
        bar.end,
      ]),
    end: end?.text,
  }))
}

test('what a callback of flatMapConcur returns works on the lane of its value', async () => {
  expect(await lanesOf(limited)).toEqual([
    { label: '#1', work: [['mapAsync', 0, 80]], end: "'file 80'" },
    {
      label: '#2',
      work: [
        ['mapAsync', 0, 20],
        ['mapAsync', 20, 50],
        ['mapAsync', 50, 110],
      ],
      end: "'file 60'",
    },
  ])
})

const barsIn = (drawn: Drawn | string): Drawn[] =>
  typeof drawn === 'string'
    ? []
    : drawn.attributes.class === 'trace-bar'
      ? [drawn]
      : drawn.children.flatMap(barsIn)

test('each bar of a worker names what it works for', async () => {
  const recorder = new ProgramRecorder()
  const { trace } = await recorder.record(limited, 'js')
  await recorder.close()
  const [card] = pipelinesOf(trace).outer.map(pipeline =>
    drawCard(trace, pipeline, { isLive: true }),
  )
  const names = barsIn(card ?? '').map(({ children: [name] }) =>
    typeof name === 'object' ? name.children.join() : '',
  )
  expect(names).toEqual(['1', '80', '2', '20', '30', '60'])
})

test('values that go on to another step have lanes of their own', async () => {
  const further = limited.replace(
    '  reduceConcur',
    `  mapConcur(load),
  reduceConcur`,
  )
  const program = further
    .replace('mapAsync, pipe', 'mapAsync, mapConcur, pipe')
    .replace("'file ' + ms", 'ms')
  const names = (await lanesOf(program)).map(({ label }) => label)
  expect(names).toEqual(['#1', '#2', '30', '60'])
})

test('a callback that uses its value is no worker', async () => {
  const program = limited.replace('flatMapConcur(()', 'flatMapConcur(_')
  const names = (await lanesOf(program)).map(({ label }) => label)
  expect(names).toEqual(['1', '2'])
})
