import { aliasesSchema } from '../../data/schema'
import type { ApiRecord, GuideRecord } from '../engine/searchData'

/** The aliases by name, once each of them is known to name something. */
export const aliasWords = (
  aliases: unknown,
  records: readonly ApiRecord[],
  guides: readonly GuideRecord[],
): Record<string, string[]> => {
  const known = new Set([
    ...records.flatMap(({ name, family }) => [name, family]),
    ...guides.flatMap(({ path, sections }) =>
      sections.map(({ anchor }) => (anchor ? `${path}#${anchor}` : path)),
    ),
  ])
  const words: Record<string, string[]> = {}
  const problems: string[] = []
  for (const alias of aliasesSchema.parse(aliases)) {
    if (!known.has(alias.name)) {
      problems.push(
        `data/aliases.ts has words for "${alias.name}", which is neither exported by the package nor a page or a heading: rename or remove it.`,
      )
    }
    if (Object.hasOwn(words, alias.name)) {
      problems.push(
        `data/aliases.ts names "${alias.name}" twice: join the two.`,
      )
    }
    words[alias.name] = alias.words
  }
  if (problems.length > 0) {
    throw new Error(problems.join('\n'))
  }
  return words
}
