import { linksOf, parsePhrase } from '../../content/model/phrase'
import { type ApiModel, type Entry, valueNames } from './schema'

export type RequiredNames = {
  functions: readonly string[]
  types: readonly string[]
}

const missingNames = (
  { entries, packageName, packageVersion }: ApiModel,
  required: RequiredNames,
): string[] => {
  const values = valueNames(entries)
  const types = new Set(
    entries.filter(({ kind }) => kind === 'type').map(({ name }) => name),
  )
  const sentence = (kind: string) => (name: string) =>
    `${packageName} ${packageVersion} exports no ${kind} "${name}", which data/specificationNames.ts asks for. Install a version that has it, or take the name off the list.`
  return [
    ...required.functions
      .filter(name => !values.has(name))
      .map(sentence('value')),
    ...required.types.filter(name => !types.has(name)).map(sentence('type')),
  ]
}

const undocumented = ({ entries, packageName }: ApiModel): string[] =>
  entries.flatMap(({ name, summary, category }) => [
    ...(summary
      ? []
      : [
          `${packageName} exports "${name}" without a summary: its documentation comment is empty or missing, so its page would say nothing.`,
        ]),
    ...(category
      ? []
      : [
          `${packageName} exports "${name}" without a @category, so no index would list it.`,
        ]),
  ])

const internalLink = /^(?<path>\/docs\/api\/[^#]+)(?:#(?<anchor>.*))?$/u

const textsOf = (entry: Entry): string[] => [
  entry.summary,
  entry.remarks,
  ...entry.throws,
  ...(entry.kind === 'type'
    ? entry.members.flatMap(({ description, throws }) => [
        description,
        ...throws,
      ])
    : []),
]

const brokenLinks = ({ entries }: ApiModel): string[] => {
  const anchors = new Map(
    entries.map(entry => [
      entry.path,
      new Set(
        entry.kind === 'type'
          ? entry.members.map(({ name }) => name.toLowerCase())
          : [],
      ),
    ]),
  )
  return entries.flatMap(entry =>
    textsOf(entry)
      .flatMap(text => linksOf(parsePhrase(text)))
      .filter(href => {
        const { path, anchor } = internalLink.exec(href)?.groups ?? {}
        const members = path && anchors.get(path)
        return path && (!members || (anchor && !members.has(anchor)))
      })
      .map(
        href =>
          `The text of "${entry.name}" links to ${href}, which does not exist.`,
      ),
  )
}

/** Everything wrong with a model, as sentences; none when it can be shown. */
export const checkModel = (
  model: ApiModel,
  required: RequiredNames,
): string[] => [
  ...missingNames(model, required),
  ...undocumented(model),
  ...brokenLinks(model),
]
