import { counterparts } from '../../../content/counterparts'
import { ownWarnings } from '../../../data/ownWarnings'
import { isIterable } from '../../../library/behaviour/plan/planOf'
import type { ApiModel, FunctionEntry } from '../../../library/model/schema'
import { familyOf, functionsOf, type RenderContext } from './context'

const MAX_RELATED = 6
/** A page without any is a dead end. */
const MIN_RELATED = 2
/** Below this, recipes use two functions together by chance. */
const MIN_COMPANY = 0.35
/** What a category counts for among functions that are not alike. */
const NEIGHBOUR = 0.5

/** Every function is compared with every family, so what it has is kept. */
const kept = <Found>(
  find: (entry: FunctionEntry) => Found,
): ((entry: FunctionEntry) => Found) => {
  const known = new WeakMap<FunctionEntry, { found: Found }>()
  return entry => {
    const { found } = known.get(entry) ?? { found: find(entry) }
    known.set(entry, { found })
    return found
  }
}

/** `toMinBy`, `minWith` and `maxBy` are kin of `min`, as `flatMap` of `flatten`. */
const stemOf = (name: string): string =>
  name
    .replace(/^to(?=[A-Z])/u, '')
    .replace(/(?:By|With|While|Last|Until|To)$/u, '')
    .toLowerCase()
    .replace(/^minmax$|^max$/u, 'min')
    .replace(/^(?:takewhile|drop|dropwhile)$/u, 'take')
    .replace(/^flat(?:ten|map)$/u, 'flat')

const linkedNames = kept(({ name, summary, remarks }) =>
  [
    ...`${summary} ${remarks} ${ownWarnings[name] ?? ''}`.matchAll(
      /variables\/(\w+)/gu,
    ),
  ].map(([, name = '']) => name),
)

const sharesName = (a: string, b: string): boolean =>
  stemOf(a) === stemOf(b) || a.startsWith(b) || b.startsWith(a)

/** The rows of other libraries' functions with several functions of lfi. */
const joinedRows = counterparts.rows.filter(({ lfi }) => lfi.length > 1)

/** Whether one thing of another library is done by both together. */
const sharesCounterpart = (a: string, b: string): boolean =>
  joinedRows.some(({ lfi }) => lfi.includes(a) && lfi.includes(b))

/** `Optional` of what the first signature returns; plain iterables are too many. */
const resultOf = kept(({ signatures }) => {
  const returns = signatures[0]?.returns ?? ''
  return (
    /\b(?:Optional|Promise|\w*Reducer|RangeIterable)(?=<|$)/u.exec(
      returns,
    )?.[0] ?? (/^(?:boolean|number|string)$/u.test(returns) ? returns : '')
  )
})

const takesIterable = kept(({ signatures }) =>
  signatures.some(({ parameters }) => parameters.some(isIterable)),
)

/** `empty`, `repeat`, `generate`: what makes an iterable of no other one. */
const makesIterable = (entry: FunctionEntry): boolean =>
  !takesIterable(entry) &&
  /^(?:Range)?Iterable\b/u.test(entry.signatures[0]?.returns ?? '')

const sharesResult = (a: FunctionEntry, b: FunctionEntry): boolean =>
  (makesIterable(a) && makesIterable(b)) ||
  (resultOf(a) !== '' &&
    resultOf(a) === resultOf(b) &&
    takesIterable(a) === takesIterable(b))

const kinds: readonly (readonly [kind: string, type: RegExp])[] = [
  ['reducer', /Reducer/u],
  ['callback', /=>/u],
  ['iterable', /Iterable</u],
  ['number', /\b(?:number|\w*Integer|WindowOptions)\b/u],
]

const kindOf = (type: string): string =>
  kinds.find(([, pattern]) => pattern.test(type))?.[0] ?? 'value'

/** What kinds of arguments it takes: `map` and `flatMap` take the same. */
const shapeOf = kept(({ signatures }) =>
  (signatures[0]?.parameters ?? [])
    .map(({ type, rest }) =>
      rest ? `any number of ${kindOf(type)}` : kindOf(type),
    )
    .join(),
)

/** To take nothing, or nothing but an iterable, is no likeness. */
const sharesArguments = (a: FunctionEntry, b: FunctionEntry): boolean =>
  !['', 'iterable'].includes(shapeOf(a)) && shapeOf(a) === shapeOf(b)

const isStep = ({ signatures }: FunctionEntry): boolean =>
  /^Iterable</u.test(signatures[0]?.returns ?? '')

/** Outside of its category, another step such as `filter` beside `map`. */
const argumentsScore = (a: FunctionEntry, b: FunctionEntry): number => {
  if (!sharesArguments(a, b)) {
    return 0
  }
  if (a.category === b.category) {
    return 3
  }
  return isStep(a) && isStep(b) ? 2 : 0
}

/** How near another family is; 0 is no relation at all. */
const nearness = (entry: FunctionEntry, other: FunctionEntry): number => {
  const isLinked =
    linkedNames(entry).includes(other.name) ||
    linkedNames(other).includes(entry.name)
  const isNeighbour = entry.category === other.category
  // Across categories a likeness of names means little: `map` and `toMap`.
  const isKin = isNeighbour && sharesName(entry.family, other.family)
  const score =
    (isLinked ? 4 : 0) +
    (isKin ? 4 : 0) +
    argumentsScore(entry, other) +
    (sharesCounterpart(entry.name, other.name) ? 1 : 0) +
    (sharesResult(entry, other) ? 2 : 0)
  // To be in one category is no relation by itself.
  return score > 0 && isNeighbour ? score + 1 : score
}

const inFlavour = (
  model: ApiModel,
  entry: FunctionEntry,
  other: FunctionEntry,
): FunctionEntry =>
  familyOf(model, other).find(({ flavour }) => flavour === entry.flavour) ??
  other

/** Whether what warns of a function names a form of another family instead. */
const isWarnedTo = (
  entry: FunctionEntry,
  other: FunctionEntry,
  model: ApiModel,
): boolean =>
  entry.name in ownWarnings &&
  familyOf(model, other).some(({ name }) => linkedNames(entry).includes(name))

const wordsOf = kept(
  ({ summary }) => new Set(summary.toLowerCase().match(/[a-z]{4,}/gu)),
)

/** What two summaries share; a word that many have counts for little. */
const likenessIn = (all: readonly FunctionEntry[]) => {
  const counts = new Map<string, number>()
  for (const word of all.flatMap(entry => [...wordsOf(entry)])) {
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return (a: FunctionEntry, b: FunctionEntry): number =>
    [...wordsOf(a)]
      .filter(word => wordsOf(b).has(word))
      .reduce((sum, word) => sum + 1 / (counts.get(word) ?? 1), 0)
}

type Scored = { other: FunctionEntry; score: number; company: number }

const byNearness = (a: Scored, b: Scored): number =>
  b.score - a.score || b.company - a.company

/** Where nothing else is alike: what is said of it, and what it is used with. */
const byCompany = (head: FunctionEntry, all: readonly FunctionEntry[]) => {
  const likeness = likenessIn(all)
  const closeness = ({ other, company }: Scored): number =>
    company +
    likeness(head, other) +
    (other.category === head.category ? NEIGHBOUR : 0)
  return (a: Scored, b: Scored): number => closeness(b) - closeness(a)
}

/** The functions nearest to one, in its own flavour where they have it. */
export const relatedTo = (
  entry: FunctionEntry,
  { model, company }: Pick<RenderContext, 'model' | 'company'>,
): FunctionEntry[] => {
  const family = familyOf(model, entry)
  const [head = entry] = family
  const names = family.map(({ name }) => name)
  const heads = functionsOf(model).filter(({ family, name }) => family === name)
  const scored = heads
    .filter(({ family }) => family !== head.family)
    .map((other): Scored => {
      const others = familyOf(model, other).map(({ name }) => name)
      const together = company(names, others)
      return {
        other,
        company: together,
        score:
          nearness(head, other) +
          (isWarnedTo(entry, other, model) ? 4 : 0) +
          (together >= MIN_COMPANY ? 1 : 0),
      }
    })
  const near = scored.filter(({ score }) => score > 0).sort(byNearness)
  const rest =
    near.length < MIN_RELATED
      ? scored
          .filter(({ score }) => score === 0)
          .sort(byCompany(head, heads))
          .slice(0, MIN_RELATED - near.length)
      : []
  return [...near.slice(0, MAX_RELATED), ...rest].map(({ other }) =>
    inFlavour(model, entry, other),
  )
}
