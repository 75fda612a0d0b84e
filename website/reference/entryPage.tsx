import type { ReactNode } from 'react'
import { toPlainText } from '../content/model/phrase'
import type { Entry } from '../library/model/schema'
import { type PackageExample, readRecord } from '../records/readRecord'
import { Link, Phrase } from './parts'
import {
  fileNameOf,
  formatBytes,
  model,
  type Page,
  pageId,
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

const { own, package: byThePackage } = readRecord('examples')

const renderExample = (example: PackageExample): string => {
  const { language, meta, code, output } = example
  const claims = output.map(line => `//=> ${line}`.trimEnd())
  return fence(language, meta, [code, ...claims].join('\n'))
}

/** Examples as fences; this site's own show what the package's leave out. */
export const renderExamples = (name: string): string[] =>
  [...(own[name] ? [own[name]] : []), ...(byThePackage[name] ?? [])].map(
    renderExample,
  )

const LONG_NAME = 18

/** A long name may break between its words; a short one needs no help. */
const titleOf = (name: string): string =>
  name.length < LONG_NAME
    ? ''
    : `# ${name.replace(/(?<=[a-z])(?=[A-Z])/gu, '<wbr />')}`

/** A heading, if there is something below it. */
export const section = (heading: string, ...blocks: string[]): string[] =>
  blocks.some(Boolean) ? [`## ${heading}`, ...blocks] : []

export const pageOf = (entry: Entry, body: readonly string[]): Page => ({
  file: `${pageId(entry)}.mdx`,
  frontMatter: {
    id: fileNameOf(entry),
    title: entry.name,
    slug: entry.path.replace(/^\/docs/u, ''),
    description: toPlainText(summaryOf(entry)),
    sidebar_label: entry.name,
  },
  body: [titleOf(entry.name), ...body],
})
