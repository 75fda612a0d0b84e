/*
 * In: the guides as Docusaurus loaded them.
 * Out: a build that fails when one of them is in no sidebar: no menu would lead
 * there. Read by: writers.
 */
import type { Plugin } from '@docusaurus/types'
import * as z from 'zod'
import { parseWithSchema } from '../data/parseWithSchema'

const loadedSchema = z.object({
  loadedVersions: z.array(
    z.object({
      docs: z.array(
        z.object({
          id: z.string(),
          source: z.string(),
          frontMatter: z.record(z.string(), z.unknown()),
        }),
      ),
      sidebars: z.record(z.string(), z.unknown()),
    }),
  ),
})

/** The ids that a sidebar names, however deep. */
const idsIn = (item: unknown): string[] => {
  if (typeof item !== 'object' || item === null) {
    return []
  }
  const own = 'id' in item && typeof item.id === 'string' ? [item.id] : []
  return [...own, ...Object.values(item).flatMap(idsIn)]
}

/** Pages whose part of the sidebar is made of the list on another page. */
const listOf = (id: string): string | undefined =>
  /^(?:recipes|watch-out)(?=\/)/u.exec(id)?.[0]

const whatToAdd = (id: string): string => {
  const list = listOf(id)
  return list
    ? `Add a line for /docs/${id} to docs/${list}.mdx`
    : `Add '${id}' to sidebars.ts`
}

/** A sentence for each guide that no sidebar leads to. */
export const findUnlisted = (loaded: unknown): string[] =>
  parseWithSchema(loadedSchema, loaded, {
    file: '@docusaurus/plugin-content-docs (what it loaded)',
  }).loadedVersions.flatMap(({ docs, sidebars }) => {
    const listed = new Set(idsIn(sidebars))
    return docs
      .filter(
        ({ id, frontMatter }) =>
          !(listed.has(id) || 'displayed_sidebar' in frontMatter),
      )
      .map(
        ({ id, source }) =>
          `${source.replace('@site/', '')} is in no sidebar, so no menu links to it. ${whatToAdd(id)}, or write "displayed_sidebar: docs" in its front matter if that is intended.`,
      )
  })

export default function content(): Plugin {
  return {
    name: 'content',
    allContentLoaded: async ({ allContent }) => {
      const loaded = allContent['docusaurus-plugin-content-docs']?.default
      const problems = findUnlisted(loaded)
      if (problems.length > 0) {
        throw new Error(problems.join('\n'))
      }
    },
  }
}
