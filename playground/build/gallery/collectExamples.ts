import type { GalleryExample } from '../../page/gallery'
import { exampleLanguage } from '../../../examples/model/exampleLanguage'
import { parseFenceMeta } from '../../../examples/model/parseFenceMeta'
import { splitClaims } from '../../../examples/model/splitClaims'

const plain = (heading: string): string =>
  heading
    .replace(/\s*\\?\{#[^}]*\}\s*$/u, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replace(/[`*_]/gu, '')
    .trim()

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z\d]+/gu, '-')
    .replace(/^-|-$/gu, '')

/** Headings and fences, in their order; headings within fences are code. */
const parts =
  /^(?:(?<marks>#{2,3}) +(?<heading>.+)|(?<fence>`{3,})(?<language>\w+) *(?<meta>.*)\n(?<code>[\s\S]*?)\n\k<fence>) *$/gmu

export const pageTitle = (markdown: string): string =>
  /^title: *['"]?(.+?)['"]?$/mu.exec(markdown)?.[1] ?? ''

/**
 * The first example under each heading of a guide. The heading names the task;
 * the one above it, or else the page, the group.
 */
export const collectExamples = (
  page: string,
  markdown: string,
): GalleryExample[] => {
  const title = pageTitle(markdown)
  const examples: GalleryExample[] = []
  let section = ''
  let heading = ''
  let isTaken = false
  for (const { groups = {} } of markdown.matchAll(parts)) {
    if (groups.heading) {
      heading = plain(groups.heading)
      section = groups.marks === '##' ? heading : section
      isTaken = false
      continue
    }
    const language = exampleLanguage(groups.language ?? '')
    const { noRun, previous } = parseFenceMeta(groups.meta ?? '')
    const isRunnable = noRun === undefined && !previous
    if (language && isRunnable && heading && !isTaken) {
      isTaken = true
      examples.push({
        id: `${page}/${slug(heading)}`,
        title: heading,
        group: section === heading ? title : section,
        code: `${splitClaims(groups.code ?? '').code}\n`,
        language,
      })
    }
  }
  return examples
}
