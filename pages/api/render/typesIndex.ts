import { withoutLinks } from '../../../content/model/phrase'
import { categoriesOf } from './categoriesOf'
import type { RenderContext } from './context'
import { firstSentence } from './entryPage'
import { formatTypeParameters } from './formatSignature'
import { address, code, inlineHtml, link, table } from './html'
import { inert, type Page } from './mdx'

/** `/docs/api/type-aliases`: every public type, by category. */
export const renderTypesIndex = ({ model, baseUrl }: RenderContext): Page => {
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
      custom_edit_url: null,
    },
    body: [
      `${types.length} types, exported for TypeScript only: they cost nothing at run time. Of the reducers, those that begin with Raw are what functions accept, the others what you get back; a function reducer is accepted as it is.`,
      ...categoriesOf(types).flatMap(([category, entries]) => [
        `## ${category}`,
        inert(
          table(
            ['Type', 'What it is'],
            entries.map(({ name, path, summary, typeParameters }) => [
              `${link(address(path, baseUrl), code(name))}${typeParameters.length > 0 ? ` <small>${code(formatTypeParameters(typeParameters.map(parameter => ({ name: parameter.name }))))}</small>` : ''}`,
              inlineHtml(firstSentence(withoutLinks(summary)), baseUrl),
            ]),
            'api-types',
          ),
        ),
      ]),
    ],
  }
}
