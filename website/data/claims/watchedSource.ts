/** What became of a source: how often it was opened and read, and its end. */
export type Watch = { opened: number; reads: number; closed: boolean }

type Watched<Source> = { source: Source; watch: Watch }

const nextOf = (watch: Watch, size: number) => (): IteratorResult<number> => {
  watch.reads += 1
  return watch.reads > size
    ? { done: true, value: undefined }
    : { done: false, value: watch.reads }
}

const closeOf = (watch: Watch) => (): IteratorResult<number> => {
  watch.closed = true
  return { done: true, value: undefined }
}

/** An iterable of 1, 2, 3 … that knows what its readers did with it. */
export const watchedSource = (size = 5): Watched<Iterable<number>> => {
  const watch: Watch = { opened: 0, reads: 0, closed: false }
  const source = {
    [Symbol.iterator]: () => {
      watch.opened += 1
      return { next: nextOf(watch, size), return: closeOf(watch) }
    },
  }
  return { source, watch }
}

/** The same as an async iterable. */
export const watchedAsyncSource = (
  size = 5,
): Watched<AsyncIterable<number>> => {
  const watch: Watch = { opened: 0, reads: 0, closed: false }
  const next = nextOf(watch, size)
  const close = closeOf(watch)
  const source = {
    [Symbol.asyncIterator]: () => {
      watch.opened += 1
      return { next: async () => next(), return: async () => close() }
    },
  }
  return { source, watch }
}
