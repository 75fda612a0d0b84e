import { withoutLinks } from '../../../content/model/phrase'
import { categories } from '../../../data/categories'
import { flavours } from '../../../library/model/flavour'
import type { Entry, FunctionEntry } from '../../../library/model/schema'
import { categoriesOf } from './categoriesOf'
import { familyOf, isFunction, type RenderContext } from './context'
import { firstSentence } from './entryPage'
import { flavourLabels, formatBytes } from './facts'
import { address, code, escapeHtml, inlineHtml, link } from './html'
import { inert, type Page } from './mdx'

type Row = { head: Entry; members: Entry[] }

const rowsOf = (entries: readonly Entry[], { model }: RenderContext): Row[] =>
  entries
    .filter(entry => !isFunction(entry) || familyOf(model, entry)[0] === entry)
    .map(head => ({
      head,
      members: isFunction(head) ? familyOf(model, head) : [head],
    }))

const costOf = (entry: Entry): number =>
  entry.kind === 'type' ? 0 : entry.importCost

const cellOf = (entry: Entry | undefined, baseUrl: string): string =>
  entry
    ? `${link(address(entry.path, baseUrl), code(entry.name))} <small>${formatBytes(costOf(entry))}</small>`
    : '<span class="api-none">none</span>'

const memberIn = (members: readonly Entry[], flavour: string) =>
  members.find((entry): entry is FunctionEntry =>
    isFunction(entry) ? entry.flavour === flavour : flavour === 'plain',
  )

const renderRow = ({ head, members }: Row, context: RenderContext): string => {
  const cells = flavours
    .map(
      flavour =>
        `<td data-flavour="${flavour}" data-label="${flavourLabels[flavour]}">${cellOf(memberIn(members, flavour), context.baseUrl)}</td>`,
    )
    .join('')
  const summary = inlineHtml(
    firstSentence(withoutLinks(head.summary)),
    context.baseUrl,
  )
  const cost = Math.min(...members.map(costOf))
  return `<tr data-cost="${cost}">${cells}<td class="api-what">${summary}</td></tr>`
}

const renderTable = (
  category: string,
  rows: readonly Row[],
  context: RenderContext,
): string => {
  const head = flavours
    .map(
      flavour =>
        `<th scope="col" data-flavour="${flavour}">${flavourLabels[flavour]}</th>`,
    )
    .join('')
  return `<table class="api-matrix" aria-label="${escapeHtml(category)}"><thead><tr>${head}<th scope="col">What it does</th></tr></thead><tbody>${rows.map(row => renderRow(row, context)).join('')}</tbody></table>`
}

/** `/docs/api/variables`: families as rows, flavours as columns. */
export const renderVariablesIndex = (context: RenderContext): Page => {
  const values = context.model.entries.filter(({ kind }) => kind !== 'type')
  const groups = categoriesOf(values)
  const families = rowsOf(values, context).length
  return {
    file: 'api/variables/index.mdx',
    frontMatter: {
      id: 'index',
      title: 'Functions',
      slug: '/api/variables',
      description: `All ${values.length} functions and constants of ${context.model.packageName} ${context.model.packageVersion}, by category and flavour, with what each import costs.`,
      custom_edit_url: null,
      // The sidebar lists the same categories, and the table needs the room.
      hide_table_of_contents: true,
    },
    body: [
      "import ApiIndexFilter from '@site/src/components/ApiIndexFilter'",
      `${values.length} names in ${families} families. A row is a family; the columns are its flavours. The small figure is what importing just that function costs, compressed.`,
      '<ApiIndexFilter />',
      ...groups.flatMap(([category, entries]) => [
        `## ${category}`,
        categories[category] ?? '',
        inert(renderTable(category, rowsOf(entries, context), context)),
      ]),
    ],
  }
}
