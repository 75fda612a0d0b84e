import { categories } from '../../../data/categories'
import type { ApiModel, Entry } from '../../../library/model/schema'

/** Entries by category: ours in our order, unknown ones after them. */
export const categoriesOf = <Kind extends Entry>(
  entries: readonly Kind[],
): [string, Kind[]][] => {
  const names = new Set([
    ...Object.keys(categories),
    ...entries.map(({ category }) => category),
  ])
  return [...names]
    .map((name): [string, Kind[]] => [
      name,
      entries.filter(({ category }) => category === name),
    ])
    .filter(([, members]) => members.length > 0)
}

/** Functions and constants, which have an index of their own. */
export const valuesOf = ({ entries }: ApiModel): Entry[] =>
  entries.filter(({ kind }) => kind !== 'type')
