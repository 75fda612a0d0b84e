import type { ReactNode } from 'react'
import {
  type Counterpart,
  counterparts,
  type System,
  systems,
} from '../data/counterparts'
import { highlightLines } from '../pages/code/highlight'
import { renderCodeBlock } from '../pages/code/renderCodeBlock'
import {
  type CounterpartExample,
  readRecord,
  type Side,
} from '../records/readRecord'
import { Phrase, render, useReference } from './parts'
import type { Reference } from './reference'

function Snippet({ of: { shown, language } }: { of: Side }): ReactNode {
  const html = highlightLines(shown, language).join('\n')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: highlighted, so escaped
  return <code dangerouslySetInnerHTML={{ __html: html }} />
}

function Figure({ title, of }: { title: string; of: Side }): ReactNode {
  const { language, program, output, notRun } = of
  const reason = notRun && language === 'js' ? ` no-run="${notRun}"` : ''
  const { attributes, html } = renderCodeBlock(
    { language, meta: `title="${title}"${reason}`, code: program, output },
    useReference().baseUrl,
  )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by what renders it
  return <figure {...attributes} dangerouslySetInnerHTML={{ __html: html }} />
}

type Sides = { system: string; of: CounterpartExample }

function Programs({ system, of: { theirs, ours } }: Sides): ReactNode {
  return (
    <details>
      <summary>{theirs.notRun ? 'Run lfi’s side' : 'Run both'}</summary>
      <div>
        <Figure title={system} of={theirs} />
        <Figure title="lfi" of={ours} />
      </div>
      {theirs.notRun && theirs.language === 'js' && (
        <p>Not run: {theirs.notRun}.</p>
      )}
    </details>
  )
}

/** What is said of a name, in Markdown. */
const remarkOn = ({ lfi, isChoice, text }: Counterpart): string =>
  lfi.length > 0
    ? `${lfi.map(it => `\`${it}\``).join(isChoice ? ' or ' : ', ')}: ${text}`
    : text

type TableProps = {
  rows: readonly Counterpart[]
  heading: string
  system: System
}

// biome-ignore-start lint/a11y/noRedundantRoles: styles make a grid of the table
/**
 * The other side's code beside lfi's, what is to be said of it, and both as
 * programs.
 */
function Table({ rows, heading, system: { system, page } }: TableProps) {
  const examples = readRecord('counterparts')[page]
  return (
    <table role="table">
      <thead role="rowgroup">
        <tr role="row">
          {[system, 'lfi', heading].map(text => (
            <th key={text} role="columnheader" scope="col">
              {text}
            </th>
          ))}
          <th role="columnheader" scope="col" className="counterpart-run">
            Programs
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(row => {
          const { name, anchor } = row
          const { theirs, ours } = examples?.[name] ?? {}
          return (
            <tr key={name} role="row" id={anchor}>
              <th role="rowheader" scope="row">
                {theirs ? <Snippet of={theirs} /> : <code>{name}</code>}
              </th>
              <td role="cell">{ours && <Snippet of={ours} />}</td>
              <td role="cell">
                <Phrase of={remarkOn(row)} linksFunctions />
              </td>
              <td role="cell" className="counterpart-run">
                {theirs && ours && (
                  <Programs system={system} of={{ theirs, ours }} />
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

// biome-ignore-end lint/a11y/noRedundantRoles: styles make a grid of the table

/**
 * The tables of a "Coming from" page as HTML: one for each group of
 * counterparts, and what lfi does not have.
 */
const pageOf = (system: System, reference: Reference) => {
  const table = (heading: string, rows: readonly Counterpart[]): string =>
    render(<Table rows={rows} heading={heading} system={system} />, reference)
  const rows = counterparts.filter(({ page }) => page === system.page)
  const shared = rows.filter(({ lfi }) => lfi.length > 0)
  const groups = new Set(shared.map(({ group }) => group))
  return {
    rows: Object.fromEntries(
      [...groups].map(name => [
        name,
        table(
          'What differs',
          shared.filter(({ group }) => group === name),
        ),
      ]),
    ),
    gaps: table(
      'What to do',
      rows.filter(({ lfi }) => lfi.length === 0),
    ),
  }
}

export const comingFromPages = (
  reference: Reference,
): Record<string, ReturnType<typeof pageOf>> =>
  Object.fromEntries(
    systems.map(system => [system.page, pageOf(system, reference)]),
  )
