import type { ReactNode } from 'react'
import { categories } from '../data/categories'
import { flavourLabels, flavours } from '../library/model/flavour'
import type { TypeEntry } from '../library/model/schema'
import { EntryLink, inert, Link, Phrase, Table } from './parts'
import {
  categoriesOf,
  familyOf,
  formatBytes,
  isFunction,
  model,
  type Page,
  slugOf,
  standsForFamily,
  summaryOf,
  textsOf,
  types,
  type ValueEntry,
  values,
} from './reference'

function Categories(): ReactNode {
  return (
    <Table
      className="api-categories"
      head={['Category', 'What it is about', 'Families']}
    >
      {categoriesOf(values).map(([category, entries]) => (
        <tr key={category}>
          <th scope="row">
            <Link to={`/docs/api/variables#${slugOf(category)}`}>
              {category}
            </Link>
          </th>
          <td>{categories[category] ?? ''}</td>
          <td>
            {entries
              .filter(entry => standsForFamily(entry))
              .map(head => [<EntryLink key={head.name} entry={head} />, ' '])}
          </td>
        </tr>
      ))}
    </Table>
  )
}

/** `/docs/api`: what is here and how to find it. */
export const apiIndex = (): Page => ({
  file: 'api/index.mdx',
  frontMatter: {
    id: 'index',
    title: 'API reference',
    sidebar_label: 'API reference',
    slug: '/api',
    description: `Every function and type of ${model.packageName} ${model.packageVersion}, one page each.`,
  },
  body: [
    `Everything that \`${model.packageName}\` ${model.packageVersion} exports: [${values.length} functions and constants](/docs/api/variables) and [${types.length} types](/docs/api/type-aliases), one page each.`,
    '## Find a function',
    'Press <kbd>/</kbd> and search for its name, in lfi or in another library. If you know what it should do, start from a category, or filter the [table of all functions](/docs/api/variables).',
    inert(<Categories />),
    '## Read a page',
    [
      '- **Flavours.** Most functions come as a family: plain for iterables, `Async` for async iterables, `Concur` for concur iterables. The switch at the top of a page leads from one to the other. The site remembers which one you prefer.',
      '- **Signature.** Nearly all functions with two or more parameters are [curried](/docs/concepts/currying): in a pipe, you leave the iterable out.',
      '- **Notes** say what may surprise you. A *known issue* is a bug of lfi.',
      '- **Behaviour in full** lists what the function did with its source, its callbacks and its memory in test runs. [A table](/docs/api/behaviour) compares all functions.',
      '- **Examples** have all been run, and the output below each is what it printed.',
      `- **Size.** What importing one function adds to a bundle made with Rollup, minified and compressed. The whole library weighs ${formatBytes(model.totalCost)}. [esbuild and Rolldown](/docs/size-and-speed) keep nearly all of it, because lfi mentions \`eval\`.`,
      '- **As data.** Editors, assistants and other tools can read the whole reference as one file: [api.json](pathname:///api.json).',
    ].join('\n'),
  ],
})

function Cell({ entry }: { entry: ValueEntry | undefined }): ReactNode {
  return entry ? (
    <>
      <EntryLink entry={entry} /> <small>{formatBytes(entry.importCost)}</small>
    </>
  ) : (
    <span className="api-none">none</span>
  )
}

function FamilyRow({ head }: { head: ValueEntry }): ReactNode {
  const members = familyOf(head)
  // `asAsync` and `asConcur` have a sentence each.
  const sentences = new Set(
    members.map(member => textsOf(member)?.does ?? member.summary),
  )
  return (
    <tr>
      {flavours.map(flavour => (
        <td key={flavour} data-flavour={flavour}>
          <Cell
            entry={members.find(
              it => (isFunction(it) ? it.flavour : 'plain') === flavour,
            )}
          />
        </td>
      ))}
      <td className="api-what">
        <Phrase of={[...sentences].join(' ')} />
      </td>
    </tr>
  )
}

/** Families as rows, flavours as columns. */
function Families({
  category,
  heads,
}: {
  category: string
  heads: readonly ValueEntry[]
}): ReactNode {
  return (
    <table className="api-matrix" data-filtered aria-label={category}>
      <thead>
        <tr>
          {flavours.map(flavour => (
            <th key={flavour} scope="col" data-flavour={flavour}>
              {flavourLabels[flavour]}
            </th>
          ))}
          <th scope="col">What it does</th>
        </tr>
      </thead>
      <tbody>
        {heads.map(head => (
          <FamilyRow key={head.name} head={head} />
        ))}
      </tbody>
    </table>
  )
}

/** One entry for each row of the index. */
const headsOf = (entries: readonly ValueEntry[]): ValueEntry[] =>
  entries.filter(entry => familyOf(entry)[0] === entry)

/** `/docs/api/variables`: all families, by category. */
export const functionsIndex = (): Page => ({
  file: 'api/variables/index.mdx',
  frontMatter: {
    id: 'index',
    title: 'Functions',
    slug: '/api/variables',
    description: `All ${values.length} functions and constants of ${model.packageName} ${model.packageVersion}, by category and flavour.`,
    // The sidebar lists the same categories, and the table needs the room.
    hide_table_of_contents: true,
  },
  body: [
    "import ApiIndexFilter from '@site/src/components/ApiIndexFilter'",
    `${values.length} names in ${headsOf(values).length} families. Each row is a family; the columns are its flavours. The small figure is what importing that function adds to a bundle, compressed.`,
    '<ApiIndexFilter row="families" />',
    ...categoriesOf(values).flatMap(([category, entries]) => [
      `## ${category}`,
      categories[category] ?? '',
      inert(<Families category={category} heads={headsOf(entries)} />),
    ]),
  ],
})

function Types({ entries }: { entries: readonly TypeEntry[] }): ReactNode {
  return (
    <Table className="api-types" head={['Type', 'What it is']}>
      {entries.map(entry => (
        <tr key={entry.name}>
          <th scope="row">
            <EntryLink entry={entry} />
            {entry.typeParameters.length > 0 && (
              <small>
                {' '}
                <code>{`<${entry.typeParameters.map(({ name }) => name).join(', ')}>`}</code>
              </small>
            )}
          </th>
          <td>
            <Phrase of={summaryOf(entry)} />
          </td>
        </tr>
      ))}
    </Table>
  )
}

/** `/docs/api/type-aliases`: every public type, by category. */
export const typesIndex = (): Page => ({
  file: 'api/type-aliases/index.mdx',
  frontMatter: {
    id: 'index',
    title: 'Types',
    slug: '/api/type-aliases',
    description: `All ${types.length} public types of ${model.packageName} ${model.packageVersion}, by category.`,
  },
  body: [
    `${types.length} types, for TypeScript only: they cost nothing at run time. Types that begin with \`Raw\` describe reducers as you may write them: \`finish\` may be missing, and methods may use \`this\`.`,
    ...categoriesOf(types).flatMap(([category, entries]) => [
      `## ${category}`,
      inert(<Types entries={entries} />),
    ]),
  ],
})
