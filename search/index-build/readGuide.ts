import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils'
import type { GuideRecord, SectionRecord } from '../engine/searchData'
import { toPlainText } from './toPlainText'

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/u
const HEADING = /^(#{1,6})\s+(.+?)\s*#*$/u
const FENCE = /^\s*(`{3,}|~{3,})/u
const MODULE_LINE = /^(?:import|export)\s/u
const TAG = /<\/?[\w.]+(?:\s[^<>]*)?>|\{\/\*[\s\S]*?\*\/\}/gu
const ADMONITION = /^:::.*$/u
/** A component whose attributes take lines of their own, and its last line. */
const TAG_START = /^\s*<[A-Z][\w.]*\s*$/u
const TAG_END = /^\s*\/?>\s*$/u

const field = (frontMatter: string, name: string): string | undefined =>
  new RegExp(`^${name}:\\s*(.+)$`, 'mu')
    .exec(frontMatter)?.[1]
    ?.trim()
    .replace(/^(['"])(.*)\1$/u, '$2')

/** The lines of prose and headings: no code, imports or directives. */
const proseLines = (body: string): string[] => {
  let fence: string | undefined
  let isInTag = false
  return body.split('\n').filter(line => {
    if (fence === undefined && (isInTag || TAG_START.test(line))) {
      isInTag = !TAG_END.test(line)
      return false
    }
    const mark = FENCE.exec(line)?.[1]
    if (mark && (fence === undefined || line.trim().startsWith(fence))) {
      fence = fence === undefined ? mark : undefined
      return false
    }
    return (
      fence === undefined && !MODULE_LINE.test(line) && !ADMONITION.test(line)
    )
  })
}

const readSections = (title: string, body: string): SectionRecord[] => {
  const slugger = createSlugger()
  const sections = [{ level: 1, title, anchor: '', lines: [''] }]
  for (const line of proseLines(body)) {
    const [, marks = '', heading] = HEADING.exec(line) ?? []
    if (heading === undefined) {
      sections.at(-1)?.lines.push(line.replace(TAG, ' '))
      continue
    }
    const { text, id } = parseMarkdownHeadingId(heading)
    const plain = toPlainText(text.replace(TAG, ' '))
    const anchor = id ?? slugger.slug(plain)
    if (marks.length > 1) {
      sections.push({ level: marks.length, title: plain, anchor, lines: [] })
    }
  }
  return sections.map(({ lines, ...section }) => ({
    ...section,
    text: toPlainText(lines.join('\n')),
  }))
}

/** A guide's headings with their text, read from its source. */
export const readGuide = (
  source: string,
  group: string,
  route: string,
): GuideRecord => {
  const frontMatter = FRONT_MATTER.exec(source)?.[1] ?? ''
  const body = source.replace(FRONT_MATTER, '')
  const heading = /^#\s+(.+)$/mu.exec(body)?.[1]
  const title = field(frontMatter, 'title') ?? heading ?? route
  const slug = field(frontMatter, 'slug')
  const sections = readSections(title, body)
  const description = field(frontMatter, 'description')
  const [page] = sections
  if (page && description) {
    page.text = `${description} ${page.text}`.trim()
  }
  return {
    group,
    path: slug?.startsWith('/') ? `/docs${slug}` : route,
    sections,
  }
}
