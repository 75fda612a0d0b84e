import { toRecord } from '../../../library/behaviour/model/record'
import {
  type Behaviour,
  isObserved,
} from '../../../library/behaviour/model/schema'
import type { FunctionEntry } from '../../../library/model/schema'
import { behaviourColumns, wordFor } from '../model/behaviourColumns'
import { behaviourQuestions } from '../model/behaviourQuestions'
import { functionsOf, type RenderContext } from './context'
import { flavourLabels } from './facts'
import { entryLink, escapeHtml, firstOf, link, pageLink } from './html'
import { inert, type Page } from './mdx'

type Seen = { entry: FunctionEntry; behaviour: Behaviour }

/** A column of the page, with what each function has there. */
type Column = { key: string; heading: string; cells: string[] }

const columnsOf = (all: readonly Seen[]): Column[] => {
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
      cells: all.map(({ entry }) =>
        wordFor(column, record.get(entry.name)?.get(column.field)),
      ),
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

const renderCell = (heading: string, text: string): string =>
  text
    ? `<td data-label="${heading}">${escapeHtml(text)}</td>`
    : `<td><span class="api-none" aria-label="none">·</span></td>`

const renderTable = (
  all: readonly Seen[],
  columns: readonly Column[],
  baseUrl: string,
): string => {
  const heads = ['Function', ...columns.map(({ heading }) => heading)]
    .map(heading => `<th scope="col">${heading}</th>`)
    .join('')
  const rows = all
    .map(({ entry }, row) => {
      const cells = columns.map(({ heading, cells }) =>
        renderCell(heading, cells[row] ?? ''),
      )
      return `<tr><th scope="row">${entryLink(entry, { baseUrl })}</th>${cells.join('')}</tr>`
    })
    .join('')
  // Focusable, so that keys can scroll what is wider than the page.
  return `<div class="api-wide" tabindex="0" role="region" aria-label="Behaviour of all functions"><table class="api-matrix api-behaviours"><thead><tr>${heads}</tr></thead><tbody>${rows}</tbody></table></div>`
}

/** The file at the end of the page has the others. */
const MAX_NAMES = 150

const renderNames = (all: readonly Seen[], baseUrl: string): string =>
  firstOf(
    MAX_NAMES,
    all.map(({ entry }) => entryLink(entry, { baseUrl })),
    others => link('#as-data', `and ${others} more`),
  ).join(' ')

const renderQuestions = (all: readonly Seen[], baseUrl: string): string[] =>
  behaviourQuestions.flatMap(({ title, lists }) => [
    `## ${title}`,
    ...lists.flatMap(({ says, holds }) => {
      const found = all.filter(({ behaviour }) => holds(behaviour))
      return found.length > 0
        ? [
            says,
            inert(
              `<p class="api-functions">${renderNames(found, baseUrl)}</p>`,
            ),
          ]
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

/** Functions in one table; a larger library has more pages of them. */
const MAX_ROWS = 200

const pathOf = (page: number): string =>
  page === 0 ? '/api/behaviour' : `/api/behaviour-${page + 1}`

/** Where the other pages of a long table are. */
const renderPages = (count: number, baseUrl: string): string =>
  count > 1
    ? inert(
        `<p>The table has ${count} pages: ${Array.from(
          { length: count },
          (_, page) =>
            pageLink(`/docs${pathOf(page)}`, String(page + 1), { baseUrl }),
        ).join(', ')}</p>`,
      )
    : ''

const DEFINITIONS = [
  '- A **pull** is a call of `next` on the source. Sources have no value, one, five, eight, 40, or no end; those of Async and Concur functions are async.',
  '- Where a function takes a number, it gets 3 as `count` and `end`, 2 as `index` and `size`, and 1 as `start`: `take(3)`, `at(2)`, `slice(1, 3)`. Callbacks return their value, or true for the first two values, from the third on, always or never.',
  '- With an endless source a function **streams** (outputs keep coming), **ends** (the result ends by itself), **answers** (it gives one result), **throws**, or **never** returns.',
  '- With an empty source it **ends** without an output, **answers** with a result, or **throws**.',
  '- Results are broken off after 0, 1, 2 and 5 values, and callbacks fail at the first, second and fifth call. **In some cases** means after some of these and not after others.',
].join('\n')

const importFilter =
  "import ApiIndexFilter from '@site/src/components/ApiIndexFilter'"

const tableBlocks = (rows: readonly Seen[], baseUrl: string) => {
  const columns = columnsOf(rows)
  return {
    bar: `<ApiIndexFilter columns={${JSON.stringify(columns.map(choicesOf))}} />`,
    table: inert(renderTable(rows, columns, baseUrl)),
  }
}

const frontMatterOf = (
  page: number,
  { model }: RenderContext,
): Page['frontMatter'] => ({
  id: pathOf(page).slice('/api/'.length),
  title: page === 0 ? 'Behaviour' : `Behaviour, page ${page + 1}`,
  slug: pathOf(page),
  description: `What each function of ${model.packageName} ${model.packageVersion} does with its source, its callbacks and its memory, found by running it: lazy or eager, what it closes, endless input, order.`,
  hide_table_of_contents: true,
  ...(page > 0 && { displayed_sidebar: 'docs' }),
})

/** `/docs/api/behaviour`: what every function does, side by side. */
export const renderBehaviourPages = (context: RenderContext): Page[] => {
  const { model, baseUrl } = context
  const all = functionsOf(model).flatMap(entry => {
    const behaviour = context.behaviour.get(entry.name)
    return behaviour && isObserved(behaviour) ? [{ entry, behaviour }] : []
  })
  const count = Math.max(1, Math.ceil(all.length / MAX_ROWS))
  return Array.from({ length: count }, (_, page) => {
    const rows = all.slice(page * MAX_ROWS, (page + 1) * MAX_ROWS)
    const { bar, table } = tableBlocks(rows, baseUrl)
    const pages = renderPages(count, baseUrl)
    return {
      file: `${pathOf(page).slice(1)}.mdx`,
      frontMatter: frontMatterOf(page, context),
      body:
        page > 0
          ? [importFilter, pages, bar, table]
          : [
              importFilter,
              `What each of the ${all.length} functions that take an iterable does, found by running it with ${model.packageName} ${model.packageVersion}. [What to watch out for](/docs/watch-out) shows what to write where a function surprises.`,
              DEFINITIONS,
              bar,
              inert(renderChoices(baseUrl)),
              '## All functions',
              pages,
              table,
              ...renderQuestions(all, baseUrl),
              '## As data',
              'The same, with signatures, examples and counterparts, is one file for tools: [api.json](pathname:///api.json), described by [api.schema.json](pathname:///api.schema.json). Both are written by `npm run build`; `npm run dev` has neither.',
            ],
    }
  })
}
