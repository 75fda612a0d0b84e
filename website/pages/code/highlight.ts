import { createCssVariablesTheme, createHighlighterCoreSync } from 'shiki/core'
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript'
import bash from 'shiki/langs/bash.mjs'
import python from 'shiki/langs/python.mjs'
import tsx from 'shiki/langs/tsx.mjs'

/** TSX reads plain JavaScript and TypeScript too, so one grammar serves them. */
const grammars: Readonly<Record<string, string>> = {
  js: 'tsx',
  ts: 'tsx',
  sh: 'bash',
  python: 'python',
}

/** Text as HTML, in elements and in attributes. */
const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

const highlighter = createHighlighterCoreSync({
  themes: [createCssVariablesTheme({ name: 'site' })],
  langs: [bash, python, tsx],
  engine: createJavaScriptRegexEngine(),
})

/** Token kinds have one-letter classes: a page holds thousands of them. */
const classOfVariable: Readonly<Record<string, string>> = {
  'var(--shiki-token-keyword)': 'k',
  'var(--shiki-token-string)': 's',
  'var(--shiki-token-string-expression)': 's',
  'var(--shiki-token-constant)': 'n',
  'var(--shiki-token-function)': 'f',
  'var(--shiki-token-comment)': 'c',
  'var(--shiki-token-link)': 's',
}

/**
 * The grammar colours punctuation like keywords. Left plain, a page has half as
 * many elements.
 */
const bareOperator = /^\s*[=:?|&]+\s*$/u

/** Identifiers that become links, with their addresses. */
type Links = ReadonlyMap<string, string>

const renderText = (text: string, links: Links): string =>
  escapeHtml(text).replace(/[\p{ID_Start}_$][\p{ID_Continue}$]*/gu, name => {
    const address = links.get(name)
    return address ? `<a href="${escapeHtml(address)}">${name}</a>` : name
  })

/**
 * Highlights `code` as the inside of a `<code>` element, one string per line.
 * An unknown language comes back escaped and plain.
 */
export const highlightLines = (
  code: string,
  language: string,
  links: Links = new Map(),
): string[] => {
  const grammar = grammars[language]
  if (!grammar) {
    return code.split('\n').map(line => escapeHtml(line))
  }
  return highlighter
    .codeToTokensBase(code, {
      lang: grammar,
      theme: 'site',
      // On a busy machine the default gives up in the middle of a line.
      tokenizeTimeLimit: 0,
    })
    .map(line =>
      line
        .map(({ content, color }) => {
          const name =
            color && !bareOperator.test(content) && classOfVariable[color]
          const text = renderText(content, links)
          return name ? `<span class="${name}">${text}</span>` : text
        })
        .join(''),
    )
}
