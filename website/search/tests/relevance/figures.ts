import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { allCases, type Figure } from './ablate'

const file = path.join(__dirname, 'figures.md')

/** What the comment above each number of the ranking says it is for. */
const readPurposes = (): ReadonlyMap<string, string> => {
  const source = [
    path.join(__dirname, '../../engine/ranking.ts'),
    require.resolve('@lfi-docs/type-search').replace('index.ts', 'fits.ts'),
  ]
    .map(each => readFileSync(each, 'utf8'))
    .join('\n')
  const entries = source.matchAll(/^ {2}\/\*\* (.*) \*\/\n {2}(\w+): /gmu)
  return new Map(
    Array.from(entries, ([, purpose = '', name = '']) => [name, purpose]),
  )
}

const purposeOfLikeness = (pair: string): string =>
  `How far ${pair
    .split(' ')
    .map(name => `\`${name}\``)
    .join(' and ')} may stand for each other.`

const head = `# What each number of the ranking is for

\`npm run search:relevance -- --ablate\` writes this table. A row tells how many of the ${allCases.length} queries find what they mean later, and how many sooner, when a number of \`search/engine/ranking.ts\` is put out of effect (set to 0, or to 1 where \`ablate.ts\` says so); what their mean reciprocal rank loses, in thousandths; and a query that needs the number most. What no query needs has a case of its own, which \`figures.test.ts\` names. Queries of the tuning part and of the held part are counted apart.

| number | value | what it is for | tuning: later, sooner | held: later, sooner | MRR lost | a query that needs it |
|---|---|---|---|---|---|---|
`

/** A cell of a table can't hold a bar as it is. */
const escapeBar = (text: string): string => text.replaceAll('|', '\\|')

export const writeFigures = (figures: readonly Figure[]): void => {
  const purposes = readPurposes()
  const rows = figures.map(({ name, value, tuning, held, loss, query }) =>
    [
      '',
      name,
      value,
      purposes.get(name) ?? purposeOfLikeness(name),
      tuning.join(', '),
      held.join(', '),
      loss.toFixed(2),
      query && `\`${query}\``,
      '',
    ]
      .map(cell => escapeBar(String(cell)))
      .join(' | ')
      .trim(),
  )
  writeFileSync(file, `${head}${rows.join('\n')}\n`)
}

/** The rows of the table: a number, its value, and a query that needs it. */
export const readFigures = (): Pick<Figure, 'name' | 'value' | 'query'>[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(line => /^\| (?!number )/u.test(line))
    .map(row => {
      const cells = row.slice(2, -2).split(' | ')
      return {
        name: cells[0] ?? '',
        value: Number(cells[1]),
        query: (cells.at(-1) ?? '').slice(1, -1).replaceAll('\\|', '|'),
      }
    })
