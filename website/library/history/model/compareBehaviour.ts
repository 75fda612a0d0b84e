import type {
  BehaviourRecord,
  RecordedFields,
} from '../../behaviour/model/record'
import type {
  ChangedBehaviour,
  ExportFacts,
  FieldChange,
  Release,
} from './schema'

/** What differs, where both could be observed. */
const differencesOf = (
  before: RecordedFields | undefined,
  after: RecordedFields | undefined,
): FieldChange[] =>
  before && after && !before.has('unobserved') && !after.has('unobserved')
    ? [...after].flatMap(([field, now]) => {
        const was = before.get(field) ?? '-'
        return was === now ? [] : [{ field, before: was, after: now }]
      })
    : []

/** `reduce` for `reduce(function)`, which is a way to call it. */
const functionOf = (label: string): string => label.replace(/\(.*/u, '')

const labelsOf = (name: string, record: BehaviourRecord): string[] =>
  [...record.keys()].filter(label => functionOf(label) === name)

export const behavedIn = (
  name: string,
  releases: readonly Release[],
): NonNullable<ExportFacts['behaved']> => {
  const found: NonNullable<ExportFacts['behaved']> = []
  let before: BehaviourRecord | undefined
  for (const { version, behaviour } of releases) {
    if (behaviour) {
      const known = before
      const hasChanged = labelsOf(name, behaviour).some(
        label =>
          differencesOf(known?.get(label), behaviour.get(label)).length > 0,
      )
      if (hasChanged) {
        found.push({
          version,
          changes: differencesOf(known?.get(name), behaviour.get(name)),
        })
      }
      before = behaviour
    }
  }
  return found
}

/** What changed from one version to another, functions of one change together. */
export const compareBehaviour = (
  from: BehaviourRecord | undefined,
  to: BehaviourRecord | undefined,
): ChangedBehaviour[] => {
  const changes = new Map<string, ChangedBehaviour>()
  for (const [label, fields] of to ?? []) {
    for (const difference of differencesOf(from?.get(label), fields)) {
      const key = JSON.stringify(difference)
      const known = changes.get(key)
      changes.set(key, {
        ...difference,
        names: [...(known?.names ?? []), label],
      })
    }
  }
  return [...changes.values()].sort((a, b) =>
    a.field.localeCompare(b.field, 'en'),
  )
}
