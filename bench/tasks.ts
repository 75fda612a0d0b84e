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
  args: { beginData?: { url?: string }; data?: { url?: string } }
}

export type Tasks = {
  /** Processor time, so that other programs do not count. */
  blocking: number
  longest: number
  /** Which share of their time tasks waited for a processor. */
  waited: number
}

const isTask = ({ name }: TraceEvent): boolean =>
  name === 'ThreadControllerImpl::RunTask'

/** Only the page's own thread parses it, and runs the app. */
const isOfThePage =
  (address: string) =>
  ({ name, args }: TraceEvent): boolean =>
    (name === 'ParseHTML' && args.beginData?.url === address) ||
    (name === 'EvaluateScript' &&
      /\/main\.[^/]+\.js$/u.test(args.data?.url ?? ''))

const readTasks = (events: readonly TraceEvent[], address: string): Tasks => {
  const thread = events.find(isOfThePage(address))
  if (!thread) {
    throw new Error(`The trace of ${address} has no task of the page in it.`)
  }
  const tasks = events.filter(
    event =>
      isTask(event) && event.pid === thread.pid && event.tid === thread.tid,
  )
  const times = tasks.map(({ tdur = 0 }) => tdur / 1000)
  const sum = (values: number[]): number =>
    values.reduce((total, value) => total + value, 0)
  const long = tasks.filter(({ tdur = 0 }) => tdur > 1000)
  const used = sum(long.map(({ tdur = 0 }) => tdur))
  const passed = sum(long.map(({ dur = 0 }) => dur))
  return {
    blocking: sum(times.map(time => Math.max(0, time - BLOCKS_AFTER_MS))),
    longest: Math.max(0, ...times),
    waited: passed > 0 ? 1 - used / passed : 0,
  }
}

/** Watches the tasks of a page while something happens to it. */
export const watchTasks = async (
  browser: Browser,
  page: Page,
  address: string,
  act: () => Promise<void>,
): Promise<Tasks> => {
  await browser.startTracing(page, {
    categories: ['toplevel', 'devtools.timeline'],
  })
  await act()
  const trace = await browser.stopTracing()
  return readTasks(JSON.parse(trace.toString()).traceEvents, address)
}
