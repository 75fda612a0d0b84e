import { toRecord } from '../../../library/behaviour/model/record'
import {
  type Behaviour,
  isObserved,
} from '../../../library/behaviour/model/schema'
import type { FunctionEntry } from '../../../library/model/schema'
import { behaviourColumns, cellOf } from '../model/behaviourColumns'
import { behaviourQuestions } from '../model/behaviourQuestions'
import { behaviourWords } from './behaviourWords'
import { functionsOf, type RenderContext } from './context'
import { flavourLabels } from './facts'
import { entryLink, escapeHtml, pageLink } from './html'
import { inert, type Page } from './mdx'

type Row = { entry: FunctionEntry; behaviour: Behaviour }

/** A column of the page, with what each function has there. */
type Column = { key: string; heading: string; cells: string[] }

const columnsOf = (all: readonly Row[]): Column[] => {
  const record = toRecord(
    Object.fromEntries(
      all.map(({ entry, behaviour }) => [entry.name, behaviour]),
    ),
  )
  return [
    {
      key: 'flavour',
      heading: 'Flavour',
      cells: all.map(({ entry }) => flavourLabels[entry.flavour]),
    },
    ...behaviourColumns.map(column => ({
      key: column.field,
      heading: column.heading,
      cells: all.map(({ entry }) => cellOf(column, record.get(entry.name))),
    })),
  ]
}

/** What the controls offer: each column, and the values to choose from. */
const choicesOf = ({ key, heading, cells }: Column) => ({
  key,
  heading,
  values: [...new Set(cells)]
    .filter(Boolean)
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true })),
})

/** Columns that narrow screens show first; the others are shown on demand. */
const MAIN_COLUMNS = ['flavour', 'start', 'closes.break', 'endless', 'order']

const moreMark = ({ key }: Column): string =>
  MAIN_COLUMNS.includes(key) ? '' : ' data-more'

const renderCell = (column: Column, row: number): string => {
  const text = column.cells[row]
  return text
    ? `<td data-label="${column.heading}"${moreMark(column)}>${escapeHtml(text)}</td>`
    : `<td${moreMark(column)}><span class="api-none" aria-label="none">·</span></td>`
}

const renderTable = (
  all: readonly Row[],
  columns: readonly Column[],
  baseUrl: string,
): string => {
  const heads = columns
    .map(column => `<th scope="col"${moreMark(column)}>${column.heading}</th>`)
    .join('')
  const rows = all
    .map(({ entry }, row) => {
      const cells = columns.map(column => renderCell(column, row))
      return `<tr><th scope="row">${entryLink(entry, { baseUrl })}</th>${cells.join('')}</tr>`
    })
    .join('')
  // Focusable, so that keys can scroll what is wider than the page.
  return `<label class="api-more"><input type="checkbox"> Show all ${columns.length + 1} columns</label><div class="api-wide" tabindex="0" role="region" aria-label="Behaviour of all functions"><table class="api-matrix api-behaviours"><thead><tr><th scope="col">Function</th>${heads}</tr></thead><tbody>${rows}</tbody></table></div>`
}

const renderQuestions = (all: readonly Row[], baseUrl: string): string[] =>
  behaviourQuestions.flatMap(({ title, lists }) => [
    `## ${title}`,
    ...Object.entries(lists).flatMap(([says, holds]) => {
      const links = all
        .filter(({ behaviour }) => holds(behaviour))
        .map(({ entry }) => entryLink(entry, { baseUrl }))
      return links.length > 0
        ? [says, inert(`<p class="api-functions">${links.join(' ')}</p>`)]
        : []
    }),
  ])

/** Choices that answer a question, as addresses that can be passed on. */
const choices: readonly (readonly [says: string, query: string])[] = [
  ['lazy', 'start=lazy'],
  ['closes on break', 'closes.break=closes'],
  ['leaves open on break', 'closes.break=leaves+open'],
  ['streams endless input', 'endless=streams'],
  ['never answers on endless input', 'endless=never'],
  ['keeps order', 'order=keeps+order'],
  ['holds everything', 'held=everything'],
  ['holds everything if slow', 'held=nothing,+everything+if+slow'],
  ['most calls at once', 'sort=-Calls+at+once'],
  ['does not wait for later steps', 'waitsForLaterSteps=does+not+wait'],
  ['hides failures', 'rejection.hidden=hides+failures'],
]

const renderChoices = (baseUrl: string): string =>
  `<p>Try: ${choices
    .map(([says, query]) =>
      pageLink(`/docs/api/behaviour?${query}`, escapeHtml(says), { baseUrl }),
    )
    .join(', ')}</p>`

/** `/docs/api/behaviour`: what every function does, side by side. */
export const renderBehaviourPage = (context: RenderContext): Page => {
  const { model, baseUrl } = context
  const all = functionsOf(model).flatMap(entry => {
    const behaviour = context.behaviour.get(entry.name)
    return behaviour && isObserved(behaviour) ? [{ entry, behaviour }] : []
  })
  const columns = columnsOf(all)
  return {
    file: 'api/behaviour.mdx',
    frontMatter: {
      id: 'behaviour',
      title: 'Behaviour',
      slug: '/api/behaviour',
      description: `What each function of ${model.packageName} ${model.packageVersion} does with its source, its callbacks and its memory, found by running it: lazy or eager, what it closes, endless input, order.`,
      hide_table_of_contents: true,
    },
    body: [
      "import ApiIndexFilter from '@site/src/components/ApiIndexFilter'",
      `What each of the ${all.length} functions that take an iterable does. The table was made by running them with ${model.packageName} ${model.packageVersion}. [Known issues](/docs/known-issues) and [Gotchas](/docs/gotchas) show what to write where a function does something unexpected; [what the words mean](#what-the-words-mean) is below the table.`,
      `<ApiIndexFilter columns={${JSON.stringify(columns.map(choicesOf))}} />`,
      inert(renderChoices(baseUrl)),
      '## All functions',
      inert(renderTable(all, columns, baseUrl)),
      '## What the words mean',
      behaviourWords,
      ...renderQuestions(all, baseUrl),
      '## As data',
      'The same, with signatures, examples and counterparts, is one file for tools: [api.json](pathname:///api.json). `npm run build` writes it; `npm run dev` has none.',
    ],
  }
}
