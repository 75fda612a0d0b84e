import { type ApiModel, valueNames } from './schema'

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

/** Everything wrong with a model, as sentences; none when it can be shown. */
export const checkModel = (
  model: ApiModel,
  required: RequiredNames,
): string[] => [...missingNames(model, required), ...undocumented(model)]
