import type { ReactNode } from 'react'
import { toPlainText } from '../content/model/phrase'
import type { Entry } from '../library/model/schema'
import type { PackageExample } from '../records/readRecord'
import { Link, Phrase, useReference } from './parts'
import {
  fileNameOf,
  formatBytes,
  type Page,
  pageId,
  type Reference,
  slugOf,
  summaryOf,
} from './reference'

const warning = /^WARNING: */u

/** The package's own words, without the warnings that notes repeat. */
export const packageTextOf = ({ summary, remarks }: Entry): string[] =>
  [summary, ...remarks.split('\n\n')].filter(
    text => text !== '' && !warning.test(text),
  )

export function PackageText({ of: texts }: { of: readonly string[] }) {
  return texts.map(text => (
    <p key={text}>
      <Phrase of={text} />
    </p>
  ))
}

/** Since when, how heavy, where the code is, and whose words these are. */
export function Footer({ entry }: { entry: Entry }): ReactNode {
  const { model } = useReference()
  const { sourceUrl, category, since } = entry
  const index = entry.kind === 'type' ? 'type-aliases' : 'variables'
  const repository = sourceUrl.replace(/\/(?:blob|tree)\/.*$/u, '')
  return (
    <p className="api-footer">
      <Link to={`/docs/api/${index}#${slugOf(category)}`}>{category}</Link>
      {since && ` · since ${since}`}
      {entry.kind !== 'type' &&
        ` · ${formatBytes(entry.importCost)} with Rollup`}
      {' · '}
      <Link to={sourceUrl}>source</Link>
      {' · '}
      <Link to={`${repository}/issues`}>report a problem</Link>
      {' · words and examples of the package © '}
      {model.author},{' '}
      <Link to={`${repository}/tree/v${model.packageVersion}#license`}>
        {model.license}
      </Link>
    </p>
  )
}

const fence = (language: string, meta: string, code: string): string =>
  [`\`\`\`${language}${meta && ` ${meta}`}`, code, '```'].join('\n')

const renderVerified = (example: PackageExample): string =>
  [
    fence(example.language, example.meta, example.code),
    example.output.length > 0 && fence('output', '', example.output.join('\n')),
  ]
    .filter(Boolean)
    .join('\n\n')

/** An entry's examples as fences, with their verified output when known. */
export const renderExamples = (
  { name, examples }: Pick<Entry, 'name' | 'examples'>,
  reference: Pick<Reference, 'examples'>,
): string[] =>
  reference.examples.get(name)?.map(renderVerified) ??
  examples.map(({ language, code }) => fence(language, '', code))

const LONG_NAME = 18

/** A long name may break between its words; a short one needs no help. */
const titleOf = (name: string): string =>
  name.length < LONG_NAME
    ? ''
    : `# ${name.replace(/(?<=[a-z])(?=[A-Z])/gu, '<wbr />')}`

/** A heading, if there is something below it. */
export const section = (heading: string, ...blocks: string[]): string[] =>
  blocks.some(Boolean) ? [`## ${heading}`, ...blocks] : []

export const pageOf = (
  entry: Entry,
  reference: Reference,
  body: readonly string[],
): Page => ({
  file: `${pageId(entry)}.mdx`,
  frontMatter: {
    id: fileNameOf(entry),
    title: entry.name,
    slug: entry.path.replace(/^\/docs/u, ''),
    description: toPlainText(summaryOf(entry, reference)),
    sidebar_label: entry.name,
  },
  body: [titleOf(entry.name), ...body],
})
