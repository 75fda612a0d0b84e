import { categories } from '../../../data/categories'
import type { ApiModel, Entry } from '../../../library/model/schema'
import { categoriesOf, valuesOf } from './categoriesOf'
import { familyOf, isFunction, type RenderContext } from './context'
import { renderFunctionTable } from './functionTable'
import { inert, type Page } from './mdx'

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
        inert(renderFunctionTable(category, headsOf(model, entries), context)),
      ]),
    ],
  }
}
