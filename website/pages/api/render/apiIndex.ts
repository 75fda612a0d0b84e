import { categories } from '../../../data/categories'
import type { ApiModel, Entry } from '../../../library/model/schema'
import { categoriesOf, valuesOf } from './categoriesOf'
import {
  familyOf,
  isFunction,
  type RenderContext,
  standsForFamily,
} from './context'
import { formatBytes, slugOf } from './facts'
import { address, entryLink, escapeHtml, pageLink, table } from './html'
import { inert, type Page } from './mdx'

/** A link to a family leads to the flavour that the reader prefers. */
const familyAttributes = (head: Entry, model: ApiModel, baseUrl: string) =>
  isFunction(head) &&
  head.flavour === 'plain' &&
  familyOf(model, head).length > 1
    ? ` data-family${familyOf(model, head)
        .map(
          ({ flavour, path }) => ` data-${flavour}="${address(path, baseUrl)}"`,
        )
        .join('')}`
    : ''

const renderCategories = (context: RenderContext): string => {
  const { model, baseUrl } = context
  return table(
    ['Category', 'What it is about', 'Families'],
    categoriesOf(valuesOf(model)).map(([category, entries]) => {
      const index = `/docs/api/variables#${slugOf(category)}`
      const families = entries
        .filter(entry => standsForFamily(model, entry))
        .map(head =>
          entryLink(head, context, familyAttributes(head, model, baseUrl)),
        )
      return [
        pageLink(index, escapeHtml(category), context),
        escapeHtml(categories[category] ?? ''),
        families.join(' '),
      ]
    }),
    'api-categories',
  )
}

/** `/docs/api`: what is here and how to find it. */
export const renderApiIndex = (context: RenderContext): Page => {
  const { model } = context
  const values = valuesOf(model).length
  return {
    file: 'api/index.mdx',
    frontMatter: {
      id: 'index',
      title: 'API reference',
      sidebar_label: 'API reference',
      slug: '/api',
      description: `Every function and type of ${model.packageName} ${model.packageVersion}: signatures, examples with verified output, import cost, and the same thing in other libraries.`,
    },
    body: [
      `Everything that \`${model.packageName}\` ${model.packageVersion} exports: [${values} functions and constants](/docs/api/variables) and [${model.entries.length - values} types](/docs/api/type-aliases), one page each.`,
      '## Find a function',
      'You know its name, or what it is called elsewhere: search for it (<kbd>/</kbd>). You know what it should do: start from a category below, or filter the [table of all functions](/docs/api/variables).',
      inert(renderCategories(context)),
      '## Read a page',
      [
        '- **Flavours.** Most functions come as a family: plain for iterables, `Async` for async iterables, `Concur` for concur iterables. The switch at the top of a page leads from one to the other, and the site remembers which one you prefer.',
        '- **Signature.** Nearly all functions of more than one parameter are [curried](/docs/concepts/currying): the signature shows the full call, and the lines beneath it every other way to call the function.',
        `- **Import cost.** What importing just that function adds to a bundle: built by Rollup, minified, compressed with gzip -9. The whole library weighs ${formatBytes(model.totalCost)}.`,
        '- **Behaviour.** What the function did with its source, its callbacks and its memory when this site ran it. What may surprise stands out and links to [the way around](/docs/known-issues); [a table](/docs/api/behaviour) compares all functions.',
        '- **Examples.** Each one ran when this site was built; the output shown is the output it printed.',
        '- **As data.** Everything on these pages is one file for editors, assistants and other tools: [api.json](pathname:///api.json).',
      ].join('\n'),
      inert(
        `<p class="api-note">Some bundlers, esbuild among them, keep a whole module when it mentions <code>eval</code>, as ${escapeHtml(model.packageName)} ${escapeHtml(model.packageVersion)} does once to see whether it may. With them every import costs about as much as the whole library.</p>`,
      ),
    ],
  }
}
