import type { Comment, CommentDisplayPart } from 'typedoc'
import type { Entry, Example } from '../model/schema'

type Documentation = Pick<
  Entry,
  'summary' | 'remarks' | 'throws' | 'examples' | 'category' | 'since'
>

/** Turns the name in `{@link Name.member}` into a Markdown link. */
export type ResolveLink = (name: string) => string

const site = /https:\/\/lfi\.dev(?=\/)/gu

const renderPart = (part: CommentDisplayPart, resolve: ResolveLink): string =>
  part.kind === 'inline-tag' && part.tag === '@link'
    ? resolve(part.text.trim())
    : part.text.replace(site, '')

const renderParts = (
  parts: readonly CommentDisplayPart[],
  resolve: ResolveLink,
): string =>
  parts
    .map(part => renderPart(part, resolve))
    .join('')
    .trim()

/** Lines are wrapped in the source; a paragraph is one line here. */
const unwrap = (paragraph: string): string =>
  paragraph.replace(/\n(?!\s*(?:[-*]|\d+\.)\s)\s*/gu, ' ')

const paragraphsOf = (markdown: string): string[] =>
  markdown
    .split(/\n{2,}/u)
    .map(paragraph => unwrap(paragraph.trim()))
    .filter(Boolean)

const fence = /^```(?<language>\w+)[^\n]*\n(?<code>[\s\S]*?)\n```$/u

const isFence = ({ text }: CommentDisplayPart): boolean =>
  fence.test(text.trim())

const readExamples = (content: readonly CommentDisplayPart[]): Example[] =>
  content.flatMap(part => {
    const groups = fence.exec(part.text.trim())?.groups
    return groups?.language && groups.code !== undefined
      ? [{ language: groups.language, code: groups.code }]
      : []
  })

const capitalise = (text: string): string =>
  text.charAt(0).toUpperCase() + text.slice(1)

export const readComment = (
  comment: Comment | undefined,
  resolve: ResolveLink,
): Documentation => {
  const [summary = '', ...remarks] = paragraphsOf(
    renderParts(comment?.summary ?? [], resolve),
  )
  const text = (name: `@${string}`) =>
    (comment?.getTags(name) ?? []).map(({ content }) =>
      unwrap(
        renderParts(
          content.filter(part => !isFence(part)),
          resolve,
        ),
      ),
    )
  return {
    summary,
    remarks: remarks.join('\n\n'),
    throws: text('@throws'),
    // Under any tag: two of the package's follow a @throws.
    examples: (comment?.blockTags ?? []).flatMap(({ content }) =>
      readExamples(content),
    ),
    category: capitalise(text('@category')[0] ?? ''),
    since: (text('@since')[0] ?? '').replace(/^v/u, ''),
  }
}
