const AT_ONCE = 8

/**
 * Does something with each item, a few at a time, and gives the results in
 * their order. All at once would have all that they are made of in memory.
 */
export const mapWithLimit = async <Item, Result>(
  items: readonly Item[],
  act: (item: Item) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = []
  let next = 0
  const work = async (): Promise<void> => {
    while (next < items.length) {
      const index = next++
      results[index] = await act(items[index] as Item)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return results
}
