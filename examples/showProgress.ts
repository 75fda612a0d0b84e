import type { OnProgress } from './run/executeAll'

/** Shows on a terminal how far a long check is; elsewhere it stays silent. */
export const showProgress =
  (title: string): OnProgress =>
  (done, total) => {
    if (process.stderr.isTTY) {
      const text = done === total ? '' : `${title}: ${done} of ${total}`
      process.stderr.write(`\r\u001B[K${text}`)
    }
  }
