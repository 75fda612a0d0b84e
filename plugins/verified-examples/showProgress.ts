/** Shows on a terminal how far a long check is; elsewhere it stays silent. */
export const showProgress =
  (title: string, total?: number) =>
  (count: number): void => {
    if (!process.stderr.isTTY) {
      return
    }
    const isDone = count === total
    const progress = total ? `${count} of ${total}` : String(count)
    process.stderr.write(`\r\u001B[K${isDone ? '' : `${title}: ${progress}`}`)
  }
