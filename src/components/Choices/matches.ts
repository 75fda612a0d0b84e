import type { Choice } from '@site/data/choices'

/** Whether each word of the query occurs in the wish or in the name. */
export const matches = ({ want, name }: Choice, query: string): boolean => {
  const text = `${want} ${name}`.toLowerCase()
  return query
    .toLowerCase()
    .split(/\s+/u)
    .every(word => text.includes(word))
}
