import { categories } from '../../../data/categories'
import { categoriesOf } from './categoriesOf'
import type { RenderContext } from './context'
import {
  type FunctionList,
  functionLists,
  headsOf,
  valuesOf,
} from './functionLists'
import { renderFunctionTable } from './functionTable'
import { escapeHtml, pageLink } from './html'
import { inert, type Page } from './mdx'

const filter = [
  "import ApiIndexFilter from '@site/src/components/ApiIndexFilter'",
  '<ApiIndexFilter />',
]

/** How many families of a category an index shows that has lists for the rest. */
const MAX_SHOWN = 10

/** The way to the rest of a category, if its families have lists. */
const linksTo = (
  category: string,
  lists: readonly FunctionList[],
  context: RenderContext,
): string => {
  const pages = lists.filter(list => list.category === category)
  const links = pages.map(({ path, title, entries }) => {
    const page = pageLink(path, escapeHtml(title), context)
    return `${page} (${entries.length})`
  })
  return links.length > 0 ? `<p>All families: ${links.join(', ')}</p>` : ''
}

/** `/docs/api/variables`: families as rows, flavours as columns. */
export const renderVariablesIndex = (context: RenderContext): Page => {
  const { model } = context
  const values = valuesOf(model)
  const lists = functionLists(model)
  const [imported = '', bar = ''] = filter
  const tableOf = (category: string, entries: typeof values): string => {
    const heads = headsOf(model, entries)
    const shown = lists.length > 0 ? heads.slice(0, MAX_SHOWN) : heads
    return (
      renderFunctionTable(category, shown, context) +
      linksTo(category, lists, context)
    )
  }
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
      imported,
      `${values.length} names in ${headsOf(model, values).length} families. A row is a family; the columns are its flavours. The small figure is what importing just that function costs, compressed.`,
      bar,
      ...categoriesOf(values).flatMap(([category, entries]) => [
        `## ${category}`,
        categories[category] ?? '',
        inert(tableOf(category, entries)),
      ]),
    ],
  }
}

/** The lists of a category that the index has no room for. */
export const renderFunctionLists = (context: RenderContext): Page[] => {
  const { model } = context
  const lists = functionLists(model)
  return lists.map(({ category, title, id, path, entries }) => ({
    file: `${id}.mdx`,
    frontMatter: {
      id: id.slice('api/lists/'.length),
      title,
      slug: path.slice('/docs'.length),
      description: `Functions of ${model.packageName} ${model.packageVersion} in the category ${title}, by flavour, with what each import costs.`,
      hide_table_of_contents: true,
    },
    body: [
      ...filter,
      categories[category] ?? '',
      inert(
        renderFunctionTable(category, entries, context) +
          linksTo(category, lists, context),
      ),
    ],
  }))
}
