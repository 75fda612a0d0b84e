import { categories } from '../../../data/categories'
import { flavours } from '../../../library/model/flavour'
import type {
  ApiModel,
  Entry,
  FunctionEntry,
} from '../../../library/model/schema'
import { categoriesOf, valuesOf } from './categoriesOf'
import { familyOf, isFunction, type RenderContext } from './context'
import { flavourLabels, formatBytes } from './facts'
import { briefHtml, entryLink, escapeHtml } from './html'
import { inert, type Page } from './mdx'

const costOf = (entry: Entry): number =>
  entry.kind === 'type' ? 0 : entry.importCost

const cellOf = (entry: Entry | undefined, context: RenderContext): string =>
  entry
    ? `${entryLink(entry, context)} <small>${formatBytes(costOf(entry))}</small>`
    : '<span class="api-none">none</span>'

const memberIn = (members: readonly Entry[], flavour: string) =>
  members.find((entry): entry is FunctionEntry =>
    isFunction(entry) ? entry.flavour === flavour : flavour === 'plain',
  )

const renderRow = (head: Entry, context: RenderContext): string => {
  const members = isFunction(head) ? familyOf(context.model, head) : [head]
  const cells = flavours
    .map(
      flavour =>
        `<td data-flavour="${flavour}" data-label="${flavourLabels[flavour]}">${cellOf(memberIn(members, flavour), context)}</td>`,
    )
    .join('')
  const cost = Math.min(...members.map(costOf))
  return `<tr data-cost="${cost}">${cells}<td class="api-what">${briefHtml(head, context.baseUrl)}</td></tr>`
}

/** Families as rows, flavours as columns. */
const renderTable = (
  category: string,
  heads: readonly Entry[],
  context: RenderContext,
): string => {
  const head = flavours
    .map(
      flavour =>
        `<th scope="col" data-flavour="${flavour}">${flavourLabels[flavour]}</th>`,
    )
    .join('')
  return `<table class="api-matrix" aria-label="${escapeHtml(category)}"><thead><tr>${head}<th scope="col">What it does</th></tr></thead><tbody>${heads.map(row => renderRow(row, context)).join('')}</tbody></table>`
}

/** One entry for each row of the index. */
const headsOf = (model: ApiModel, entries: readonly Entry[]): Entry[] =>
  entries.filter(
    entry => !isFunction(entry) || familyOf(model, entry)[0] === entry,
  )

/** `/docs/api/variables`: families as rows, flavours as columns. */
export const renderVariablesIndex = (context: RenderContext): Page => {
  const { model } = context
  const values = valuesOf(model)
  return {
    file: 'api/variables/index.mdx',
    frontMatter: {
      id: 'index',
      title: 'Functions',
      slug: '/api/variables',
      description: `All ${values.length} functions and constants of ${model.packageName} ${model.packageVersion}, by category and flavour, with what each import costs.`,
      // The sidebar lists the same categories, and the table needs the room.
      hide_table_of_contents: true,
    },
    body: [
      "import ApiIndexFilter from '@site/src/components/ApiIndexFilter'",
      `${values.length} names in ${headsOf(model, values).length} families. A row is a family; the columns are its flavours. The small figure is what importing just that function costs, compressed.`,
      '<ApiIndexFilter />',
      ...categoriesOf(values).flatMap(([category, entries]) => [
        `## ${category}`,
        categories[category] ?? '',
        inert(renderTable(category, headsOf(model, entries), context)),
      ]),
    ],
  }
}
