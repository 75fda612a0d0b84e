import { createHash } from 'node:crypto'
import type { PrecacheList } from './client/precacheList'

type BuiltFiles = {
  /** Pages, as paths below the base URL: `docs/recipes`, `` for home. */
  pages: readonly string[]
  files: readonly string[]
  /** Files that the HTML of pages names. */
  referenced: ReadonlySet<string>
}

const coreFiles = ['manifest.webmanifest', 'img/favicon.svg', 'img/logo.svg']

const isDocument = (page: string): boolean => /^(?:$|docs\b)/u.test(page)
const isReference = (page: string): boolean => page.startsWith('docs/api/')

/**
 * Divides what was built into what is kept at once, later, or on use only.
 * Pages need no scripts but the first one, so others are kept when a press has
 * loaded them; guides come before the reference.
 */
export const planPrecache = ({
  pages,
  files,
  referenced,
}: BuiltFiles): PrecacheList => {
  const core = files.filter(
    file => referenced.has(file) || coreFiles.includes(file),
  )
  const documents = pages.filter(isDocument)
  const rest = [
    ...documents.filter(page => !isReference(page)),
    ...documents.filter(isReference),
  ]
  const planned = new Set([...core, ...rest])
  return {
    version: createHash('sha256')
      .update([...core, ...rest, ...files].join('\n'))
      .digest('hex')
      .slice(0, 12),
    core,
    rest,
    used: files.filter(
      file => file.startsWith('assets/') && !planned.has(file),
    ),
  }
}
