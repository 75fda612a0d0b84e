import * as lfi from 'lfi'
import type { CounterpartExample, Side } from '../../records/readRecord'
import { highlightLines } from '../code/highlight'
import { renderCodeBlock } from '../code/renderCodeBlock'
import { code, inlineHtml, link } from '../html'
import { escapeHtml } from '../model/escapeHtml'

export type Row = {
  name: string
  anchor: string
  /** What differs, or what to do instead; HTML. */
  text: string
  example?: CounterpartExample
}

export type Context = { system: string; page: string; baseUrl: string }

const functionLink = (name: string, html: string, baseUrl: string): string =>
  link(`/docs/api/variables/${name}`, html, baseUrl)

export const functionLinks = (
  names: readonly string[],
  baseUrl: string,
): string =>
  names.map(name => functionLink(name, code(name), baseUrl)).join(', ')

const codeSpan = /<code>([\w$]+)<\/code>/gu

/** A Markdown phrase; code that names a function of lfi leads to its page. */
export const toHtml = (markdown: string, baseUrl: string): string =>
  inlineHtml(markdown, baseUrl).replaceAll(codeSpan, (span, name) =>
    name in lfi ? functionLink(name, span, baseUrl) : span,
  )

const snippet = ({ shown, language }: Side): string =>
  `<code>${highlightLines(shown, language).join('\n')}</code>`

const figure = (
  { language, program, output, notRun }: Side,
  title: string,
  { baseUrl }: Context,
): string => {
  const { attributes, html } = renderCodeBlock(
    {
      language,
      meta: `title="${title}"${notRun && language === 'js' ? ` no-run="${notRun}"` : ''}`,
      code: program,
      output,
    },
    baseUrl,
  )
  const { className = '', ...rest } = attributes
  const others = Object.entries(rest)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('')
  return `<figure class="${className}"${others}>${html}</figure>`
}

const runBoth = ({ theirs, ours }: CounterpartExample, context: Context) => {
  const label = theirs.notRun ? 'Run lfi’s side' : 'Run both'
  const note =
    theirs.notRun && theirs.language === 'js'
      ? `<p>Not run: ${escapeHtml(theirs.notRun)}.</p>`
      : ''
  return `<details><summary>${label}</summary><div>${figure(theirs, context.system, context)}${figure(ours, 'lfi', context)}</div>${note}</details>`
}

const renderRow = ({ name, anchor, text, example }: Row, context: Context) =>
  [
    `<tr role="row" id="${anchor}">`,
    `<th role="rowheader" scope="row">${example ? snippet(example.theirs) : code(name)}</th>`,
    `<td role="cell">${example ? snippet(example.ours) : ''}</td>`,
    `<td role="cell">${text}</td>`,
    `<td role="cell" class="counterpart-run">${example ? runBoth(example, context) : ''}</td>`,
    '</tr>',
  ].join('')

/**
 * The other side's code beside lfi's, what is to be said of it, and both as
 * programs. Roles are spelt out, because styles make a grid of the table.
 */
export const renderTable = (
  rows: readonly Row[],
  heading: string,
  context: Context,
): string => {
  const headings = [context.system, 'lfi', heading]
    .map(text => `<th role="columnheader" scope="col">${text}</th>`)
    .join('')
  return `<table role="table"><thead role="rowgroup"><tr role="row">${headings}<th role="columnheader" scope="col" class="counterpart-run">Programs</th></tr></thead><tbody role="rowgroup">${rows.map(row => renderRow(row, context)).join('')}</tbody></table>`
}
