import type * as Lines from './drawLines'

/** What draws the first lines of a run, and the styles of all of them. */
export const loadLines = (): Promise<typeof Lines> =>
  import(/* webpackChunkName: "run-lines" */ './drawLines')
