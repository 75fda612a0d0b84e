import type { Counterpart } from '../../../content/counterparts'
import type { PackageExample } from '../../../examples/packageExamples'
import type { Observation } from '../../../library/behaviour/model/schema'
import { flavours } from '../../../library/model/flavour'
import type {
  ApiModel,
  Entry,
  FunctionEntry,
  TypeEntry,
} from '../../../library/model/schema'

/** A counterpart, and the names that it takes together, if several. */
export type ShownCounterpart = Counterpart & { together: readonly string[] }

/** A place in the guides that uses a function. */
export type Usage = { guide: string; title: string; path: string }

/** How often recipes use one of some functions with one of others, 0 to 1. */
export type Company = (
  some: readonly string[],
  others: readonly string[],
) => number

/** All that rendering needs to know besides the entry itself. */
export type RenderContext = {
  model: ApiModel
  baseUrl: string
  /** Verified examples by entry; an entry without shows the package's own. */
  examples: ReadonlyMap<string, readonly PackageExample[]>
  /** What a run of a function looks like, as inert HTML. */
  pictures: ReadonlyMap<string, string>
  counterparts: ReadonlyMap<string, readonly ShownCounterpart[]>
  usages: ReadonlyMap<string, readonly Usage[]>
  company: Company
  /** What was observed of each function that takes an iterable. */
  behaviour: ReadonlyMap<string, Observation>
  /** Paths of authored pages with the anchors of their headings. */
  guides: ReadonlyMap<string, ReadonlySet<string>>
}

export const isFunction = (entry: Entry): entry is FunctionEntry =>
  entry.kind === 'function'

export const functionsOf = ({ entries }: ApiModel): FunctionEntry[] =>
  entries.filter(isFunction)

const groupByFamily = (model: ApiModel): Map<string, FunctionEntry[]> => {
  const families = new Map<string, FunctionEntry[]>()
  for (const entry of functionsOf(model)) {
    families.set(entry.family, [...(families.get(entry.family) ?? []), entry])
  }
  for (const members of families.values()) {
    members.sort(
      (a, b) => flavours.indexOf(a.flavour) - flavours.indexOf(b.flavour),
    )
  }
  return families
}

/** Every function is compared with every family. */
const familiesOf = new WeakMap<ApiModel, Map<string, FunctionEntry[]>>()

/** The members of an entry's family, plain first. */
export const familyOf = (
  model: ApiModel,
  { family }: Pick<FunctionEntry, 'family'>,
): readonly FunctionEntry[] => {
  const families = familiesOf.get(model) ?? groupByFamily(model)
  familiesOf.set(model, families)
  return families.get(family) ?? []
}

/**
 * Whether an entry is listed for its family. A family without a plain form,
 * as `asAsync` and `asConcur`, has nobody to speak for it: each is listed.
 */
export const standsForFamily = (model: ApiModel, entry: Entry): boolean => {
  if (!isFunction(entry) || entry.flavour === 'plain') {
    return true
  }
  return familyOf(model, entry).every(({ flavour }) => flavour !== 'plain')
}

export const findEntry = ({ entries }: ApiModel, name: string) =>
  entries.find(entry => entry.name === name)

/** Other types whose definition mentions this entry. */
export const typesMentioning = (
  { name }: Pick<Entry, 'name'>,
  { model }: Pick<RenderContext, 'model'>,
): TypeEntry[] => {
  const mention = new RegExp(`\\b${name}\\b`, 'u')
  return model.entries.filter(
    (entry): entry is TypeEntry =>
      entry.kind === 'type' &&
      entry.name !== name &&
      mention.test(entry.definition),
  )
}

/** A file called index.mdx would represent its folder. */
export const fileNameOf = ({ name }: Pick<Entry, 'name'>): string =>
  name === 'index' ? 'index-function' : name

/** The id that Docusaurus gives to an entry's page. */
export const pageId = (entry: Pick<Entry, 'kind' | 'name'>): string =>
  `api/${entry.kind === 'type' ? 'type-aliases' : 'variables'}/${fileNameOf(entry)}`
