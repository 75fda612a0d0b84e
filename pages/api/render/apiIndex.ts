import { categories } from '../../../data/categories'
import type { ApiModel, Entry } from '../../../library/model/schema'
import { categoriesOf } from './categoriesOf'
import {
  familyOf,
  isFunction,
  type RenderContext,
  standsForFamily,
} from './context'
import { formatBytes, slugOf } from './facts'
import { address, code, escapeHtml, link, table } from './html'
import { inert, type Page } from './mdx'

/** A link to a family leads to the flavour that the reader prefers. */
const familyAttributes = (
  head: Entry,
  model: ApiModel,
  baseUrl: string,
): string =>
  isFunction(head) &&
  head.flavour === 'plain' &&
  familyOf(model, head).length > 1
    ? ` data-family${familyOf(model, head)
        .map(
          ({ flavour, path }) => ` data-${flavour}="${address(path, baseUrl)}"`,
        )
        .join('')}`
    : ''

/** A category with more families leads to its part of the index for the rest. */
const MAX_FAMILIES = 60

const renderCategories = ({ model, baseUrl }: RenderContext): string => {
  const values = model.entries.filter(({ kind }) => kind !== 'type')
  return table(
    ['Category', 'What it is about', 'Families'],
    categoriesOf(values).map(([category, entries]) => {
      const heads = entries.filter(entry => standsForFamily(model, entry))
      const index = address(`/docs/api/variables#${slugOf(category)}`, baseUrl)
      const shown = heads
        .slice(0, MAX_FAMILIES)
        .map(head =>
          link(
            address(head.path, baseUrl),
            code(head.name),
            familyAttributes(head, model, baseUrl),
          ),
        )
      const others = heads.length - shown.length
      return [
        link(index, escapeHtml(category)),
        escapeHtml(categories[category] ?? ''),
        [...shown, ...(others > 0 ? [link(index, `${others} more`)] : [])].join(
          ' ',
        ),
      ]
    }),
    'api-categories',
  )
}

/** `/docs/api`: what is here and how to find it. */
export const renderApiIndex = (context: RenderContext): Page => {
  const { model } = context
  const count = (isType: boolean) =>
    model.entries.filter(({ kind }) => (kind === 'type') === isType).length
  return {
    file: 'api/index.mdx',
    frontMatter: {
      id: 'index',
      title: 'API reference',
      sidebar_label: 'API reference',
      slug: '/api',
      description: `Every function and type of ${model.packageName} ${model.packageVersion}: signatures, examples with verified output, import cost, and the same thing in other libraries.`,
      custom_edit_url: null,
    },
    body: [
      `Everything that \`${model.packageName}\` ${model.packageVersion} exports: [${count(false)} functions and constants](/docs/api/variables) and [${count(true)} types](/docs/api/type-aliases), one page each.`,
      '## Find a function',
      'You know its name, or what it is called elsewhere: press <kbd>/</kbd> and type it. You know what it should do: start from a category below, or filter the [table of all functions](/docs/api/variables).',
      inert(renderCategories(context)),
      '## Read a page',
      [
        '- **Flavours.** Most functions come as a family: plain for iterables, `Async` for async iterables, `Concur` for concur iterables. The switch at the top of a page leads from one to the other, and the site remembers which one you prefer.',
        '- **Signature.** Nearly all functions of more than one parameter are [curried](/docs/concepts/currying): the signature shows the full call, and the lines beneath it every other way to call the function.',
        `- **Import cost.** What importing just that function adds to a bundle: built by Rollup, minified, compressed with gzip -9. The whole library weighs ${formatBytes(model.totalCost)}.`,
        '- **Behaviour.** What the function did with its source, its callbacks and its memory when this site ran it. What may surprise stands out and links to [the way around](/docs/watch-out); [a table](/docs/api/behaviour) compares all functions.',
        '- **Examples.** Each one ran when this site was built; the output shown is the output it printed.',
        '- **As data.** Everything on these pages is one file for editors, assistants and other tools: [api.json](pathname:///api.json), described by [api.schema.json](pathname:///api.schema.json).',
      ].join('\n'),
      inert(
        `<p class="api-note">Some bundlers, esbuild among them, keep a whole module when it mentions <code>eval</code>, as ${escapeHtml(model.packageName)} ${escapeHtml(model.packageVersion)} does once to see whether it may. With them every import costs about as much as the whole library.</p>`,
      ),
    ],
  }
}
