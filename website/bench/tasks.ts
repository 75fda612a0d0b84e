import type { Browser, Page } from '@playwright/test'

/** A task blocks for as long as it takes beyond this. */
const BLOCKS_AFTER_MS = 50

type TraceEvent = {
  name: string
  pid: number
  tid: number
  /** When it began, how long it took, and how much of that on a processor. */
  ts: number
  dur?: number
  tdur?: number
  args: { name?: string }
}

export type Tasks = {
  /** Processor time, so that other programs do not count. */
  blocking: number
  longest: number
  /** Which share of their time tasks waited for a processor. */
  waited: number
}

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0)

const processorTime = (tasks: readonly TraceEvent[]): number =>
  sum(tasks.map(({ tdur = 0 }) => tdur))

const isTask = ({ name }: TraceEvent): boolean =>
  name === 'ThreadControllerImpl::RunTask'

/** The page's own thread is the busiest of those that run pages. */
const findThread = (events: readonly TraceEvent[]): TraceEvent[] => {
  const threads = events.filter(
    ({ name, args }) =>
      name === 'thread_name' && args.name === 'CrRendererMain',
  )
  const tasksOf = ({ pid, tid }: TraceEvent): TraceEvent[] =>
    events.filter(
      event => isTask(event) && event.pid === pid && event.tid === tid,
    )
  const [busiest] = threads
    .map(tasksOf)
    .toSorted((a, b) => processorTime(b) - processorTime(a))
  if (!busiest?.length) {
    throw new Error('The trace has no task of a page in it.')
  }
  return busiest
}

const readTasks = (events: readonly TraceEvent[]): Tasks => {
  const tasks = findThread(events)
  const times = tasks.map(({ tdur = 0 }) => tdur / 1000)
  const long = tasks.filter(({ tdur = 0 }) => tdur > 1000)
  const used = processorTime(long)
  const passed = sum(long.map(({ dur = 0 }) => dur))
  return {
    blocking: sum(times.map(time => Math.max(0, time - BLOCKS_AFTER_MS))),
    longest: Math.max(0, ...times),
    waited: passed > 0 ? 1 - used / passed : 0,
  }
}

export const watchTasks = async (
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<Tasks> => {
  // Tasks and nothing else: to note more of them makes them longer.
  await browser.startTracing(page, { categories: ['toplevel'] })
  await act()
  const trace = await browser.stopTracing()
  return readTasks(JSON.parse(trace.toString()).traceEvents)
}
