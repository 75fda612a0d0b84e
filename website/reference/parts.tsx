import { type AnchorHTMLAttributes, Fragment, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { hrefOf } from '../config/hrefOf'
import { drawPhrase } from '../content/drawPhrase'
import type { Entry } from '../library/model/schema'
import { highlightLines } from '../pages/code/highlight'
import { findEntry, model } from './reference'

/**
 * A block of inert HTML in an MDX page. MDX parses all that precedes a brace as
 * a program, at each brace that could be the last.
 */
export const inert = (content: ReactNode): string => {
  const html = renderToStaticMarkup(content)
  return html
    ? `<Inert html={${JSON.stringify(html).replaceAll('}', '\\u007d')}} />`
    : ''
}

/** Keeps MDX from reading `{` and `<` of ordinary prose as code. */
export const escapeMdx = (markdown: string): string =>
  markdown.replace(/(`+)[^`].*?\1|[{<]/gsu, (text, isCode) =>
    isCode ? text : `\\${text}`,
  )

type LinkProps = {
  to: string
  children: ReactNode
} & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>

/** A link to a page of this site, or to another one. */
export function Link({ to, children, ...attributes }: LinkProps): ReactNode {
  return (
    <a href={to.startsWith('/') ? hrefOf(to) : to} {...attributes}>
      {children}
    </a>
  )
}

/** The name of an export as a link to its page. */
export function EntryLink({ entry }: { entry: Entry }): ReactNode {
  return (
    <Link to={entry.path}>
      <code>{entry.name}</code>
    </Link>
  )
}

type PhraseProps = {
  of: string
  /** Whether code that names a function leads to its page. */
  linksFunctions?: boolean
}

/** A Markdown phrase. */
export function Phrase({ of, linksFunctions = false }: PhraseProps): ReactNode {
  return drawPhrase(of, {
    link: (to, content) => <Link to={to}>{content}</Link>,
    code: text => {
      const entry = linksFunctions && findEntry(text)
      return entry && entry.kind !== 'type' ? (
        <EntryLink entry={entry} />
      ) : (
        <code>{text}</code>
      )
    },
  })
}

const typeLinks = (own?: string): ReadonlyMap<string, string> =>
  new Map(
    model.entries
      .filter(({ kind, name }) => kind !== 'function' && name !== own)
      .map(({ name, path }) => [name, hrefOf(path)]),
  )

/** Lets highlighted code wrap after an opening bracket; a name never breaks. */
const breakable = (html: string): string => html.replaceAll('&lt;', '&lt;<wbr>')

/** Focusable, so that keys can scroll what is wider than the page. */
export const scrolled = (label: string) => ({
  'aria-label': label,
  tabIndex: 0,
})

type DeclarationProps = { text: string; label: string; own?: string }

/** A declaration as a block; lines that are too long wrap below themselves. */
export function Declaration({ text, label, own }: DeclarationProps): ReactNode {
  const highlighted = highlightLines(text, 'ts', typeLinks(own))
  const lines = text.split('\n').map((line, index) => {
    const indent = line.length - line.trimStart().length
    const html = breakable(highlighted[index] ?? '') || '&#8203;'
    return `<span class="api-line" style="--indent:${indent}">${html}</span>`
  })
  return (
    <pre className="api-signature" data-language="ts" {...scrolled(label)}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: highlighted, so escaped */}
      <code dangerouslySetInnerHTML={{ __html: lines.join('\n') }} />
    </pre>
  )
}

type TableProps = {
  className?: string
  head: readonly string[]
  children: ReactNode
}

/** A table with the words of its head above its columns. */
export function Table({ className, head, children }: TableProps): ReactNode {
  return (
    <table className={className}>
      <thead>
        <tr>
          {head.map(text => (
            <th key={text} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

/** Items of a sentence, with commas between them. */
export function List({ of: items }: { of: readonly ReactNode[] }): ReactNode {
  return items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
    <Fragment key={index}>
      {index > 0 && ', '}
      {item}
    </Fragment>
  ))
}

/** Something that most readers do not need: it opens without scripts. */
export function Folded({
  summary,
  children,
}: {
  summary: string
  children: ReactNode
}): ReactNode {
  return (
    <details className="api-full">
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
