import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
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
import { Phrase, Table } from './parts'

function Snippet({ of: { shown, language } }: { of: Side }): ReactNode {
  const html = highlightLines(shown, language).join('\n')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: highlighted, so escaped
  return <code dangerouslySetInnerHTML={{ __html: html }} />
}

function Figure({ title, of }: { title: string; of: Side }): ReactNode {
  const { language, program, output, notRun } = of
  const reason = notRun && language === 'js' ? ` no-run="${notRun}"` : ''
  const meta = `title="${title}"${reason}`
  const { attributes, html } = renderCodeBlock({
    language,
    meta,
    code: program,
    output,
  })
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by what renders it
  return <figure {...attributes} dangerouslySetInnerHTML={{ __html: html }} />
}

type Sides = { system: string; of: CounterpartExample }

function Programs({ system, of: { theirs, ours } }: Sides): ReactNode {
  return (
    <details className="counterpart-run">
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

type RowProps = { of: Counterpart; example: CounterpartExample | undefined }

/** The other side's code beside lfi's, what differs, and both as programs. */
function Row({ of: row, example }: RowProps): ReactNode {
  const { name, system, anchor } = row
  return (
    <tr id={anchor}>
      <th scope="row">
        {example ? <Snippet of={example.theirs} /> : <code>{name}</code>}
      </th>
      <td>{example && <Snippet of={example.ours} />}</td>
      <td>
        <span>
          <Phrase of={remarkOn(row)} linksFunctions />
        </span>
        {example && <Programs system={system} of={example} />}
      </td>
    </tr>
  )
}

/**
 * The tables of a "Coming from" page as HTML: one for each group of
 * counterparts, and what lfi does not have.
 */
const pageOf = ({ system, page }: System) => {
  const examples = readRecord('counterparts')[page]
  const table = (heading: string, rows: readonly Counterpart[]): string =>
    renderToStaticMarkup(
      <Table head={[system, 'lfi', heading]}>
        {rows.map(row => (
          <Row key={row.name} of={row} example={examples?.[row.name]} />
        ))}
      </Table>,
    )
  const rows = counterparts.filter(row => row.page === page)
  const shared = rows.filter(({ lfi }) => lfi.length > 0)
  const groups = [...new Set(shared.map(({ group }) => group))]
  return {
    rows: Object.fromEntries(
      groups.map(group => [
        group,
        table(
          'What differs',
          shared.filter(row => row.group === group),
        ),
      ]),
    ),
    gaps: table(
      'What to do',
      rows.filter(row => !shared.includes(row)),
    ),
  }
}

export const comingFromPages = (): Record<string, ReturnType<typeof pageOf>> =>
  Object.fromEntries(systems.map(it => [it.page, pageOf(it)]))
