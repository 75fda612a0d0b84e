import {
  type Behaviour,
  isObserved,
} from '../../../library/behaviour/model/schema'
import type { FunctionEntry } from '../../../library/model/schema'
import { behaviourQuestions } from '../model/behaviourQuestions'
import { functionsOf, type RenderContext } from './context'
import { flavourLabels } from './facts'
import { address, code, escapeHtml, link, nameCode } from './html'
import { inert, type Page } from './mdx'

type Seen = { entry: FunctionEntry; behaviour: Behaviour }
type Column = { heading: string; cell: (seen: Seen) => string }

const yesNo = (value: boolean | null, yes: string, no: string): string =>
  value === null ? '' : value ? yes : no

const held = {
  none: 'nothing',
  few: 'a few',
  window: 'a window',
  all: 'everything',
} as const
const orders = { source: 'keeps order', arrival: 'arrival' } as const
const again = {
  source: 'source',
  memory: 'memory',
  nothing: 'nothing',
} as const
const settles = { once: 'at once', end: 'at the end', never: 'never' } as const

/** Each word stands in one column only, so that a filter finds what it says. */
const columns: readonly Column[] = [
  { heading: 'Flavour', cell: ({ entry }) => flavourLabels[entry.flavour] },
  { heading: 'Start', cell: ({ behaviour }) => behaviour.start },
  {
    heading: 'Pulls for the first output',
    cell: ({ behaviour }) => String(behaviour.pulls.first ?? ''),
  },
  {
    heading: 'Pulls for five values',
    cell: ({ behaviour }) => String(behaviour.pulls.all ?? ''),
  },
  {
    heading: 'On break',
    cell: ({ behaviour }) =>
      yesNo(behaviour.closes.break, 'closes', 'leaves open'),
  },
  {
    heading: 'Stopping by itself',
    cell: ({ behaviour }) =>
      yesNo(behaviour.closes.own, 'closes', 'leaves open'),
  },
  { heading: 'Endless source', cell: ({ behaviour }) => behaviour.endless },
  {
    heading: 'Callbacks at once',
    cell: ({ behaviour }) => String(behaviour.atOnce ?? ''),
  },
  {
    heading: 'Order',
    cell: ({ behaviour }) => (behaviour.order ? orders[behaviour.order] : ''),
  },
  { heading: 'Holds', cell: ({ behaviour }) => held[behaviour.held] },
  {
    heading: 'Read again from',
    cell: ({ behaviour }) => (behaviour.again ? again[behaviour.again] : ''),
  },
  {
    heading: 'Later steps',
    cell: ({ behaviour }) =>
      yesNo(behaviour.waitsForLaterSteps, 'waits', 'does not wait'),
  },
  {
    heading: 'Rejects',
    cell: ({ behaviour: { rejection } }) =>
      rejection
        ? `${settles[rejection.settles]}${rejection.hidden ? ', hides failures' : ''}${rejection.unhandled ? ', unhandled' : ''}`
        : '',
  },
]

const renderCell = ({ heading, cell }: Column, seen: Seen): string => {
  const text = cell(seen)
  return text
    ? `<td data-label="${heading}">${escapeHtml(text)}</td>`
    : `<td><span class="api-none" aria-label="none">·</span></td>`
}

const renderRow = (seen: Seen, baseUrl: string): string => {
  const { name, path } = seen.entry
  const cells = columns.map(column => renderCell(column, seen)).join('')
  return `<tr><th scope="row">${link(address(path, baseUrl), code(name))}</th>${cells}</tr>`
}

const renderTable = (all: readonly Seen[], baseUrl: string): string => {
  const heads = ['Function', ...columns.map(({ heading }) => heading)]
    .map(heading => `<th scope="col">${heading}</th>`)
    .join('')
  const rows = all.map(seen => renderRow(seen, baseUrl)).join('')
  // Focusable, so that keys can scroll what is wider than the page.
  return `<div class="api-wide" tabindex="0" role="region" aria-label="Behaviour of all functions"><table class="api-matrix api-behaviours"><thead><tr>${heads}</tr></thead><tbody>${rows}</tbody></table></div>`
}

const renderNames = (all: readonly Seen[], baseUrl: string): string =>
  all
    .map(({ entry }) =>
      link(address(entry.path, baseUrl), nameCode(entry.name)),
    )
    .join(' ')

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

/** Filters that answer a question, as addresses that can be passed on. */
const filters = [
  'closes',
  'leaves open',
  'streams',
  'never',
  'everything',
  'keeps order',
  'does not wait',
  'hides failures',
]

const renderFilters = (baseUrl: string): string =>
  `<p>Try: ${filters
    .map(filter =>
      link(
        `${address('/docs/api/behaviour', baseUrl)}?filter=${encodeURIComponent(filter)}`,
        escapeHtml(filter),
      ),
    )
    .join(', ')}</p>`

/** `/docs/api/behaviour`: what every function does, side by side. */
export const renderBehaviourPage = (context: RenderContext): Page => {
  const { model, baseUrl } = context
  const all = functionsOf(model).flatMap(entry => {
    const behaviour = context.behaviour.get(entry.name)
    return behaviour && isObserved(behaviour) ? [{ entry, behaviour }] : []
  })
  return {
    file: 'api/behaviour.mdx',
    frontMatter: {
      id: 'behaviour',
      title: 'Behaviour',
      slug: '/api/behaviour',
      description: `What each function of ${model.packageName} ${model.packageVersion} does with its source, its callbacks and its memory, found by running it: lazy or eager, what it closes, endless input, order.`,
      custom_edit_url: null,
      hide_table_of_contents: true,
    },
    body: [
      "import ApiIndexFilter from '@site/src/components/ApiIndexFilter'",
      `What each of the ${all.length} functions that take an iterable was seen to do, with ${model.packageName} ${model.packageVersion}. A pull is a call of \`next\` on the source; a Concur function was given \`asConcur\` of an async source. [What to watch out for](/docs/watch-out) shows what to write where a function surprises.`,
      `<ApiIndexFilter columns={${JSON.stringify(['Function', ...columns.map(({ heading }) => heading)])}} />`,
      inert(renderFilters(baseUrl)),
      '## All functions',
      inert(renderTable(all, baseUrl)),
      ...renderQuestions(all, baseUrl),
      '## As data',
      'The same, with signatures, examples and counterparts, is one file for tools: [api.json](pathname:///api.json), described by [api.schema.json](pathname:///api.schema.json).',
    ],
  }
}
