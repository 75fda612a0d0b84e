import type { TypeEntry } from '../../../library/model/schema'
import { categoriesOf } from './categoriesOf'
import type { RenderContext } from './context'
import { formatTypeParameters } from './formatSignature'
import { briefHtml, code, entryLink, table } from './html'
import { inert, type Page } from './mdx'

/** The type parameters of a type, by their names alone. */
const parametersOf = ({ typeParameters }: TypeEntry): string =>
  typeParameters.length > 0
    ? ` <small>${code(formatTypeParameters(typeParameters.map(({ name }) => ({ name }))))}</small>`
    : ''

/** `/docs/api/type-aliases`: every public type, by category. */
export const renderTypesIndex = (context: RenderContext): Page => {
  const { model } = context
  const types = model.entries.flatMap(entry =>
    entry.kind === 'type' ? [entry] : [],
  )
  return {
    file: 'api/type-aliases/index.mdx',
    frontMatter: {
      id: 'index',
      title: 'Types',
      slug: '/api/type-aliases',
      description: `All ${types.length} public types of ${model.packageName} ${model.packageVersion}, by category.`,
    },
    body: [
      `${types.length} types, exported for TypeScript only: they cost nothing at run time. Of the reducers, those that begin with Raw are what functions accept, the others what you get back; a function reducer is accepted as it is.`,
      ...categoriesOf(types).flatMap(([category, entries]) => [
        `## ${category}`,
        inert(
          table(
            ['Type', 'What it is'],
            entries.map(entry => [
              `${entryLink(entry, context)}${parametersOf(entry)}`,
              briefHtml(entry, context.baseUrl),
            ]),
            'api-types',
          ),
        ),
      ]),
    ],
  }
}
