import ts from 'typescript'
import type { Entry, Example } from '../../website/library/model/schema'

type Documentation = Pick<
  Entry,
  'summary' | 'remarks' | 'throws' | 'examples' | 'category'
>

/** Turns the name in `{@link Name.member}` into a Markdown link. */
export type ResolveLink = (name: string) => string

const site = /https:\/\/lfi\.dev(?=\/)/gu

const textOf = (comment: ts.JSDoc['comment'], resolve: ResolveLink): string => {
  const text =
    typeof comment === 'string'
      ? comment
      : (comment ?? [])
          .map(part =>
            ts.isJSDocLink(part)
              ? resolve(`${part.name?.getText() ?? ''}${part.text}`.trim())
              : part.text,
          )
          .join('')
  return text.replaceAll(site, '').trim()
}

/** Lines are wrapped in the source; a paragraph is one line here. */
const unwrap = (paragraph: string): string =>
  paragraph.replace(/\n(?!\s*(?:[-*]|\d+\.)\s)\s*/gu, ' ')

const paragraphsOf = (markdown: string): string[] =>
  markdown
    .split(/\n{2,}/u)
    .map(paragraph => unwrap(paragraph.trim()))
    .filter(Boolean)

const fence = /^```(?<language>\w+)[^\n]*\n(?<code>[\s\S]*?)\n```$/gmu

/** From the file: of all tags but one, TypeScript drops the indentation. */
const examplesIn = (tag: ts.JSDocTag): Example[] =>
  [
    ...tag
      .getText()
      .replaceAll(/^ *\* ?/gmu, '')
      .replaceAll(site, '')
      .matchAll(fence),
  ].map(({ groups = {} }) => ({
    language: groups.language ?? '',
    code: groups.code ?? '',
  }))

const capitalise = (text: string): string =>
  text.charAt(0).toUpperCase() + text.slice(1)

/** What the package says of a declaration in its comment. */
export const readComment = (
  declaration: ts.Node,
  resolve: ResolveLink,
): Documentation => {
  const comment = ts.getJSDocCommentsAndTags(declaration).find(ts.isJSDoc)
  const [summary = '', ...remarks] = paragraphsOf(
    textOf(comment?.comment, resolve),
  )
  const tags = comment?.tags ?? []
  const saidBy = (name: string): string[] =>
    tags
      .filter(({ tagName }) => tagName.text === name)
      .map(tag =>
        unwrap(textOf(tag.comment, resolve).replace(fence, '').trim()),
      )
  return {
    summary,
    remarks: remarks.join('\n\n'),
    throws: saidBy('throws'),
    // Under any tag: two of the package's follow a @throws.
    examples: tags.flatMap(examplesIn),
    category: capitalise(saidBy('category')[0] ?? ''),
  }
}
