import { categories } from '../data/categories'
import { families } from '../data/families'
import type { Family } from '../data/families/family'
import { types as typeTexts } from '../data/families/types'
import { loadApiModel } from '../library/loadApiModel'
import { flavours } from '../library/model/flavour'
import type { Entry, FunctionEntry, TypeEntry } from '../library/model/schema'
import { behaviour } from './observedLists'

export const model = loadApiModel()

/** A page of the reference, made of blocks of MDX; empty ones are left out. */
export type Page = {
  /** Below docs/, as in `api/variables/map.mdx`. */
  file: string
  frontMatter: Readonly<Record<string, string | boolean>>
  body: readonly string[]
}

export const isFunction = (entry: Entry): entry is FunctionEntry =>
  entry.kind === 'function'

export const functions = model.entries.filter(isFunction)

/** Functions and constants have an index of their own. */
export type ValueEntry = Exclude<Entry, TypeEntry>

export const values = model.entries.filter(
  (entry): entry is ValueEntry => entry.kind !== 'type',
)

export const types = model.entries.filter(
  (entry): entry is TypeEntry => entry.kind === 'type',
)

export const findEntry = (name: string): Entry | undefined =>
  model.entries.find(entry => entry.name === name)

/** The members of an entry's family, plain first; of others, itself. */
export const familyOf = (entry: ValueEntry): ValueEntry[] =>
  isFunction(entry)
    ? functions
        .filter(({ family }) => family === entry.family)
        .sort(
          (a, b) => flavours.indexOf(a.flavour) - flavours.indexOf(b.flavour),
        )
    : [entry]

/** Whether indexes list an entry for its family; `asConcur` has no plain form. */
export const standsForFamily = (entry: ValueEntry): boolean =>
  !isFunction(entry) ||
  entry.flavour === 'plain' ||
  !familyOf(entry).some(it => isFunction(it) && it.flavour === 'plain')

/** What is written about an entry's family, or about itself. */
export const textsOf = (entry: Entry): Family | undefined => {
  const texts: Readonly<Record<string, Family>> = families
  return (
    texts[entry.name] ?? (isFunction(entry) ? texts[entry.family] : undefined)
  )
}

/** `curry` and `toArray` have no flavour: they serve all three. */
export const hasFlavour = ({ flavour, signatures }: FunctionEntry): boolean =>
  flavour !== 'plain' ||
  signatures.some(({ parameters, returns }) =>
    [returns, ...parameters.map(({ type }) => type)].some(type =>
      /\b(?:Iterable|Optional|RangeIterable)</u.test(`${type}<`),
    ),
  )

const flavourSentence = (entry: FunctionEntry): string => {
  const { atOnceRule, order, start } = behaviour[entry.name] ?? {}
  if (entry.flavour === 'async') {
    const takesCallback = atOnceRule !== undefined || start === undefined
    return atOnceRule === '1'
      ? '`fn` may be async: each call is awaited before the next one.'
      : takesCallback
        ? '`fn` may be async.'
        : 'Takes an async iterable.'
  }
  if (atOnceRule !== undefined) {
    return 'Values are processed as they arrive, without waiting for each other.'
  }
  return order === 'arrival'
    ? 'Takes a concur iterable, and handles values as they arrive.'
    : 'Takes a concur iterable.'
}

/** What an entry does, in a sentence, and what is special about its flavour. */
export const summaryOf = (entry: Entry): string => {
  const texts = textsOf(entry)
  if (!texts) {
    return typeTexts[entry.name] ?? entry.summary
  }
  if (!isFunction(entry) || entry.flavour === 'plain') {
    return texts.does
  }
  const own = texts[entry.flavour] ?? flavourSentence(entry)
  return [texts.does, own].filter(Boolean).join(' ')
}

/** A file called index.mdx would represent its folder. */
export const fileNameOf = ({ name }: Pick<Entry, 'name'>): string =>
  name === 'index' ? 'index-function' : name

/** The id that Docusaurus gives to an entry's page. */
export const pageId = (entry: Entry): string =>
  `api/${entry.kind === 'type' ? 'type-aliases' : 'variables'}/${fileNameOf(entry)}`

export const formatBytes = (bytes: number): string =>
  bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`

export const slugOf = (category: string): string =>
  category.toLowerCase().replaceAll(' ', '-')

/** Entries by category: ours in our order, unknown ones after them. */
export const categoriesOf = <Kind extends Entry>(
  entries: readonly Kind[],
): [category: string, members: Kind[]][] => {
  const names = new Set([
    ...Object.keys(categories),
    ...entries.map(({ category }) => category),
  ])
  return [...names]
    .map((name): [string, Kind[]] => [
      name,
      entries.filter(({ category }) => category === name),
    ])
    .filter(([, members]) => members.length > 0)
}
