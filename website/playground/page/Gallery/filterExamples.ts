import { map, pipe, reduce, toArray, toGrouped, toMap } from 'lfi'
import type { GalleryExample } from '../gallery'

const hasWords = (
  { title, group, description, code }: GalleryExample,
  words: readonly string[],
): boolean => {
  const text = `${title} ${group} ${description} ${code}`.toLowerCase()
  return words.every(word => text.includes(word))
}

/** The examples that say all the words somewhere, by topic. */
export const filterExamples = (
  examples: readonly GalleryExample[],
  query: string,
): ReadonlyMap<string, readonly GalleryExample[]> => {
  const words = query.toLowerCase().split(/\s+/u).filter(Boolean)
  return pipe(
    examples.filter(example => hasWords(example, words)),
    map((example): [string, GalleryExample] => [example.group, example]),
    reduce(toGrouped(toArray<GalleryExample>(), toMap())),
  )
}
