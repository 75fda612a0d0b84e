import type { ReactNode } from 'react'
import { behaviourQuestions } from '../data/behaviourQuestions'
import type { FunctionEntry } from '../library/model/schema'
import { factKeys, facts, type Observed } from './facts'
import { behaviour } from './observedLists'
import { EntryLink, inert, Link, scrolled } from './parts'
import { functions, model, type Page } from './reference'

type Row = { entry: FunctionEntry; observed: Observed }

function Table({ rows }: { rows: readonly Row[] }): ReactNode {
  return (
    <section className="api-wide" {...scrolled('Behaviour of all functions')}>
      <table data-filtered>
        <thead>
          <tr>
            <th scope="col">Function</th>
            {factKeys.map(key => (
              <th key={key} scope="col" data-key={key}>
                {facts[key].heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ entry, observed }) => (
            <tr key={entry.name}>
              <th scope="row">
                <EntryLink entry={entry} />
              </th>
              {factKeys.map(key => (
                <td key={key}>
                  {observed[key] ?? <span className="api-none">·</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Questions(): ReactNode {
  return (
    <ul className="clean-list api-questions">
      {behaviourQuestions.map(({ title, filter }) => (
        <li key={title}>
          <Link to={`/docs/api/behaviour?${filter}`}>{title}</Link>
        </li>
      ))}
    </ul>
  )
}

const legend = factKeys.map(
  key => `**${facts[key].heading}**: ${facts[key].legend}`,
)

/** What the probes do, so that a reader knows what was not tried. */
const runs = [
  'Sources are endless or have 0 or 5 values; where something fails, also 2 or 20. Async and Concur functions read async sources; `asAsync` and `asConcur` read a plain source.',
  'Where a function takes a number, it gets 3 for `count` and `end`, 2 for `index` and `size`, and 1 for `start`: `take(3)`, `at(2)`, `slice(1, 3)`.',
  'Tests such as the callback of `filter` are tried in five ways: they return true for the first two values, for all values from the third on, always or never, or they return the value itself.',
  'For the order, work on five values takes 30, 50, 10, 40 and 20 ms. For the memory, 64 values are read.',
  'Reading stops after 1, 2, 3 and 5 values. Callbacks fail at the first, second or fifth call; one value fails, or several, or the source itself.',
]

const listOf = (lines: readonly string[]): string =>
  lines.map(line => `- ${line}`).join('\n')

/** `/docs/api/behaviour`: what every function does, side by side. */
export const behaviourPage = (): Page => {
  const rows = functions.flatMap((entry): Row[] => {
    const observed = behaviour[entry.name]
    return observed ? [{ entry, observed }] : []
  })
  return {
    file: 'api/behaviour.mdx',
    frontMatter: {
      id: 'behaviour',
      title: 'Behaviour',
      slug: '/api/behaviour',
      description: `What each function of ${model.packageName} ${model.packageVersion} does with its source, its callbacks and its memory: lazy or eager, what it closes, endless input, order.`,
      hide_table_of_contents: true,
    },
    body: [
      "import ApiIndexFilter from '@site/src/components/ApiIndexFilter'",
      `What each of the ${rows.length} functions that take an iterable does, found by running it with ${model.packageName} ${model.packageVersion}. [What the words mean](#what-the-words-mean) is below the table. Common questions:`,
      inert(<Questions />),
      '<ApiIndexFilter row="functions" />',
      inert(<Table rows={rows} />),
      '## What the words mean',
      listOf(legend),
      '## How the functions are run',
      listOf(runs),
    ],
  }
}
