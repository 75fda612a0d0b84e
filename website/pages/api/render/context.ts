import type { Counterpart } from '../../../content/counterparts'
import type { Observation } from '../../../library/behaviour/model/schema'
import { flavours } from '../../../library/model/flavour'
import type {
  ApiModel,
  Entry,
  FunctionEntry,
} from '../../../library/model/schema'

/** An example as pages show it: code that ran, and what it printed. */
export type ShownExample = {
  code: string
  language: string
  output: readonly string[]
  /** What the fence says after its language, as `unordered`. */
  meta: string
  /** Why it differs from the package's own, if it does. */
  correction?: string
  /** Whether it is this site's and not the package's. */
  isOwn?: boolean
  /** A sentence to stand below it, Markdown. */
  note?: string
}

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
  examples: ReadonlyMap<string, readonly ShownExample[]>
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

/** Each family once for a model: every page asks for several. */
const families = new WeakMap<ApiModel, Map<string, FunctionEntry[]>>()

const familiesOf = (model: ApiModel): Map<string, FunctionEntry[]> => {
  const known = families.get(model)
  if (known) {
    return known
  }
  const found = new Map<string, FunctionEntry[]>()
  for (const entry of functionsOf(model)) {
    found.set(entry.family, [...(found.get(entry.family) ?? []), entry])
  }
  for (const members of found.values()) {
    members.sort(
      (a, b) => flavours.indexOf(a.flavour) - flavours.indexOf(b.flavour),
    )
  }
  families.set(model, found)
  return found
}

/** The members of an entry's family, plain first. */
export const familyOf = (
  model: ApiModel,
  { family }: Pick<FunctionEntry, 'family'>,
): readonly FunctionEntry[] => familiesOf(model).get(family) ?? []

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
