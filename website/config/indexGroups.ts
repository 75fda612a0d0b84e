import { readFileSync } from 'node:fs'
import path from 'node:path'

type Group = { type: 'category'; label: string; items: string[] }

/**
 * The groups of a guide's index as parts of the sidebar: the index says which
 * pages there are and in which order, and nothing repeats it.
 */
export const indexGroups = (file: string): Group[] =>
  readFileSync(path.join(__dirname, '..', file), 'utf8')
    .split(/^## /mu)
    .slice(1)
    .map(section => ({
      type: 'category',
      label: section.split('\n')[0] ?? '',
      items: [
        ...section.matchAll(/^- \[.*?\]\(\/docs\/(?<id>[^)#]*)\)/gmu),
      ].map(({ groups }) => groups?.id ?? ''),
    }))
