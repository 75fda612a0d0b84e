import type { SearchEntry } from './entry'
import { type FunctionType, named, readType, type Type } from './readType'
import {
  markedPiece,
  type Piece,
  plainPiece,
  type SearchHit,
} from './searchAnswer'
import type { SignatureRecord } from './searchData'

/** What two types have in common that are not the same, but might do. */
const LOOSE = 0.7
/** What they have in common if a variable means two things at once. */
const CLASH = 0.3
/** Signatures that fit less than this are not found. */
const LEAST_FIT = 0.62

/** Named types of which one may stand for the other. */
const ALIKE = new Set([
  'Iterable Optional',
  'AsyncIterable AsyncOptional',
  'ConcurIterable ConcurOptional',
  'Array Iterable',
  'Set Iterable',
  'Map Record',
  'object Record',
  'boolean unknown',
  'Iterable RangeIterable',
])

/** What the variables of a signature stand for in the query, and back. */
type Bindings = ReadonlyMap<string, string>
type Fit = { fit: number; bindings: Bindings }

const bind = (key: string, value: string, { fit, bindings }: Fit): Fit => {
  const before = bindings.get(key)
  return before === undefined || before === value
    ? { fit, bindings: new Map([...bindings, [key, value]]) }
    : { fit: CLASH, bindings }
}

/** Pairs of types one after the other: what one binds holds for the next. */
const fitAll = (
  wanted: readonly Type[],
  known: readonly Type[],
  start: Bindings,
): Fit => {
  const length = Math.max(wanted.length, known.length)
  let bindings = start
  let sum = 0
  for (let place = 0; place < length; place++) {
    const [left, right] = [wanted[place], known[place]]
    const result = left && right && fitTypes(left, right, bindings)
    bindings = result?.bindings ?? bindings
    sum += result?.fit ?? 0
  }
  return { fit: length > 0 ? sum / length : 1, bindings }
}

const fitNames = (left: string, right: string): number => {
  if (left === right) {
    return 1
  }
  const isAlike = ALIKE.has(`${left} ${right}`) || ALIKE.has(`${right} ${left}`)
  return isAlike ? LOOSE : 0
}

const best = (fits: readonly Fit[], bindings: Bindings): Fit =>
  fits.reduce((one, other) => (other.fit > one.fit ? other : one), {
    fit: 0,
    bindings,
  })

/** How well a type of a query fits one of a signature, between 0 and 1. */
const fitTypes = (wanted: Type, known: Type, bindings: Bindings): Fit => {
  if (wanted.kind === 'any' || known.kind === 'any') {
    return { fit: wanted.kind === 'any' ? 1 : LOOSE, bindings }
  }
  if (wanted.kind === 'variable' && known.kind === 'variable') {
    const one = bind(`<${wanted.name}`, known.name, { fit: 1, bindings })
    return bind(`>${known.name}`, wanted.name, one)
  }
  if (known.kind === 'variable') {
    // The signature is more general than the query.
    const shape = JSON.stringify(wanted)
    return bind(`>${known.name}`, shape, { fit: LOOSE, bindings })
  }
  if (known.kind === 'union') {
    const fits = known.items.map(item => fitTypes(wanted, item, bindings))
    return best(fits, bindings)
  }
  if (wanted.kind === 'union') {
    const fits = wanted.items.map(item => fitTypes(item, known, bindings))
    return best(fits, bindings)
  }
  if (known.kind === 'named' && /Optional$/u.test(known.name)) {
    const [value] = known.args
    const isSame =
      wanted.kind === 'named' && fitNames(wanted.name, known.name) > 0
    if (value && !isSame) {
      // A function whose value may be missing still answers for a value.
      return fitTypes(wanted, value, bindings)
    }
  }
  if (wanted.kind === 'variable') {
    const isUnknown = known.kind === 'named' && known.name === 'unknown'
    return { fit: isUnknown ? LOOSE : CLASH, bindings }
  }
  if (wanted.kind === 'function' && known.kind === 'function') {
    const params = fitAll(wanted.params, known.params, bindings)
    // A callback may give a promise wherever it gives a value.
    const { result: made } = wanted
    const isPromise = made.kind === 'named' && made.name === 'Promise'
    const [promised = made] = isPromise ? made.args : []
    const result = fitTypes(promised, known.result, params.bindings)
    return { fit: (params.fit + result.fit) / 2, bindings: result.bindings }
  }
  if (wanted.kind === 'tuple' && known.kind === 'tuple') {
    return fitAll(wanted.items, known.items, bindings)
  }
  if (wanted.kind !== 'named' || known.kind !== 'named') {
    return { fit: 0, bindings }
  }
  const fit = fitNames(wanted.name, known.name)
  if (fit === 0 || wanted.args.length === 0 || known.args.length === 0) {
    return { fit, bindings }
  }
  const args = fitAll(
    wanted.args,
    known.args.slice(0, wanted.args.length),
    bindings,
  )
  return { fit: (fit * (1 + args.fit)) / 2, bindings: args.bindings }
}

type Parameter = {
  type: Type
  isOptional: boolean
  isRest: boolean
  place: number
}

type Signature = {
  record: SignatureRecord
  params: Parameter[]
  result: Type
}

const PARAMETER = /^(?<rest>\.\.\.)?[\w$]+(?<optional>\?)?:\s*/u

const readParameter = (
  text: string,
  variables: readonly string[],
  place: number,
): Parameter => {
  const match = PARAMETER.exec(text)
  const isRest = match?.groups?.rest !== undefined
  const type = readType(text.slice(match?.[0].length ?? 0), variables) ?? {
    kind: 'any',
  }
  const item = type.kind === 'named' && type.name === 'Array' && type.args[0]
  return {
    type: isRest && item ? item : type,
    isOptional: match?.groups?.optional !== undefined || isRest,
    isRest,
    place,
  }
}

const required = (type: Type): Parameter => ({
  type,
  isOptional: false,
  isRest: false,
  place: -1,
})

const readSignature = (record: SignatureRecord): Signature => {
  const { variables, params, returns } = record
  const read = params.map((text, place) =>
    readParameter(text, variables, place),
  )
  const result = readType(returns, variables) ?? { kind: 'any' }
  return result.kind === 'function'
    ? {
        record,
        params: [...read, ...result.params.map(required)],
        result: result.result,
      }
    : { record, params: read, result }
}

/**
 * `() => Reducer<T, Set<T>>` is how an iterable becomes a set: people who look
 * for `Iterable<T> -> Set<T>` mean it.
 */
const collectorsOf = ({ record, params, result }: Signature): Signature[] => {
  if (
    result.kind !== 'named' ||
    params.some(({ type }) => type.kind === 'named')
  ) {
    return []
  }
  const [first, second] = result.args
  const made = result.args.at(-1)
  if (!(first && second && made)) {
    return []
  }
  const from: Type | undefined =
    result.name === 'Reducer'
      ? first
      : result.name === 'KeyedReducer'
        ? { kind: 'tuple', items: [first, second] }
        : undefined
  return from
    ? [
        { source: 'Iterable', into: made },
        { source: 'AsyncIterable', into: named('Promise', made) },
        { source: 'ConcurIterable', into: named('Promise', made) },
      ].map(({ source, into }) => ({
        record,
        params: [...params, required(named(source, from))],
        result: into,
      }))
    : []
}

/** More parameters than any function here takes; bounds the permutations. */
const MAX_PARAMETERS = 4

/** `params` and `result`: which parts of the signature fit. */
type Match = { score: number; params: number[]; result: boolean }

type Assignment = { sum: number; params: number[]; bindings: Bindings }

/** Gives the query's parameters to those of a signature, in every order. */
const assign = (
  wanted: readonly Type[],
  known: readonly Parameter[],
  done: Assignment,
): Assignment[] => {
  const [first, ...others] = wanted
  if (!first || known.length === 0) {
    return [done]
  }
  return known.flatMap((parameter, index) => {
    const { fit, bindings } = fitTypes(first, parameter.type, done.bindings)
    const isMarked = first.kind !== 'any' && fit >= LEAST_FIT
    return assign(
      others,
      parameter.isRest ? known : known.toSpliced(index, 1),
      {
        sum: done.sum + fit,
        params: isMarked ? [...done.params, parameter.place] : done.params,
        bindings,
      },
    )
  })
}

/** What comes out, whether at once, later, or perhaps. */
const comingOut = (type: Type): Type =>
  type.kind === 'named' && /Optional$|^Promise$/u.test(type.name)
    ? (type.args[0] ?? type)
    : type

const match = (wanted: FunctionType, known: Signature): Match => {
  const params = wanted.params.slice(0, MAX_PARAMETERS)
  const needed = known.params.filter(({ isOptional }) => !isOptional).length
  const unsaid = Math.max(0, needed - params.length)
  // What comes out tells more than one of the things that go in.
  const total = params.length + unsaid / 2 + 1 + LOOSE / 2
  const none: Match = { score: 0, params: [], result: false }
  const start = { sum: 0, params: [], bindings: new Map() }
  const most = fitTypes(wanted.result, known.result, new Map()).fit
  if ((params.length + most * (1 + LOOSE / 2)) / total < LEAST_FIT) {
    return none
  }
  return assign(params, known.params.slice(0, MAX_PARAMETERS), start).reduce(
    (best, { sum, params, bindings }) => {
      const { result: type } = known
      const { fit } = fitTypes(wanted.result, type, bindings)
      // A variable of its own says nothing of what comes out.
      const value = comingOut(type)
      const isUnbound =
        wanted.result.kind === 'named' &&
        value.kind === 'variable' &&
        !bindings.has(`>${value.name}`)
      const weighed = (isUnbound ? fit / 2 : fit) * (1 + LOOSE / 2)
      const score = (sum + weighed) / total
      return score > best.score
        ? {
            score,
            params,
            result: wanted.result.kind !== 'any' && fit >= LEAST_FIT,
          }
        : best
    },
    none,
  )
}

const HINT =
  'Searching by type: write what goes in, an arrow, and what comes out, as in Iterable<T>, (T -> boolean) -> Iterable<T>. An underscore matches anything.'

/** An arrow or angle brackets: nobody writes those among plain words. */
const READS_AS_TYPE = /=>|->|→|⇒|::|\)\s*:|[\w$]\s*<\s*[\w$[({]/u

/** What a declaration has in front of its parameters. */
const DECLARATION =
  /^\s*(?:(?:export|declare|async|const|function)\s+)*(?:[\w$]+\s*(?:::|[:=])?\s*)?(?=<[^<>()]*>\s*\()/u

const CLOSERS: Readonly<Record<string, string>> = {
  '<': '>',
  '(': ')',
  '[': ']',
}

/** A signature that is being typed: the rest of it may be anything. */
const finish = (text: string): string => {
  const open: string[] = []
  for (const [token] of text.matchAll(/=>|->|[<>()[\]]/gu)) {
    const closer = CLOSERS[token]
    if (closer) {
      open.push(closer)
    } else if (token === open.at(-1)) {
      open.pop()
    }
  }
  const begun = text.trimEnd().replace(/[=-]$/u, '').trimEnd()
  const isWhole = /[\p{L}\p{N}_>)\]]$/u.test(begun) && !/[=-]>$/u.test(begun)
  return `${begun}${isWhole ? '' : ' _'}${open.reverse().join('')}`
}

/** The functions that a query asks for: a type alone may go in or come out. */
const readQuery = (text: string): FunctionType[] => {
  const generics = /^\s*<([^<>()]*)>\s*\(/u.exec(text)?.[1] ?? ''
  const variables = generics
    .split(',')
    .flatMap(each => /[\w$]+/u.exec(each)?.[0] ?? [])
  const type = readType(text, variables)
  if (!type) {
    return []
  }
  return type.kind === 'function'
    ? [type]
    : [
        { kind: 'function', params: [type], result: { kind: 'any' } },
        { kind: 'function', params: [{ kind: 'any' }], result: type },
      ]
}

type Found = { entry: SearchEntry; signature: Signature; match: Match }

/** The signature in pieces, the parameters and the result that fit marked. */
const toTypeHit = ({ entry, signature, match }: Found): SearchHit => {
  const { params, returns } = signature.record
  const piece = (text: string, fits: boolean): Piece =>
    fits ? markedPiece(text) : plainPiece(text)
  return {
    id: entry.url,
    url: entry.url,
    kind: 'signature',
    group: entry.group,
    title: [plainPiece(entry.title)],
    context: [],
    snippet: [
      plainPiece('('),
      ...params.flatMap((text, place) => [
        ...(place > 0 ? [plainPiece(', ')] : []),
        piece(text, match.params.includes(place)),
      ]),
      plainPiece(') => '),
      piece(returns, match.result),
    ],
  }
}

/** What a query by type finds; a hint comes with one that is not whole. */
type TypeAnswer = { found: (() => SearchHit)[]; hint?: string }

export const createTypeIndex = (
  entries: readonly SearchEntry[],
): ((query: string) => TypeAnswer) => {
  // Of equal fits, what more people look for is first: it has more aliases.
  const known = entries
    .toSorted(
      (left, right) =>
        right.aliases.length +
        right.familyAliases.length -
        (left.aliases.length + left.familyAliases.length),
    )
    .flatMap(entry =>
      (entry.api?.signatures ?? []).map(readSignature).flatMap(signature =>
        [signature, ...collectorsOf(signature)].map(each => ({
          entry,
          signature: each,
        })),
      ),
    )
  const find = (wanted: readonly FunctionType[]): (() => SearchHit)[] => {
    const best = new Map<SearchEntry, Found>()
    for (const { entry, signature } of known) {
      for (const each of wanted) {
        const found = { entry, signature, match: match(each, signature) }
        const least = best.get(entry)?.match.score ?? LEAST_FIT
        if (found.match.score > least) {
          best.set(entry, found)
        }
      }
    }
    return [...best.values()]
      .sort((left, right) => right.match.score - left.match.score)
      .map(each => () => toTypeHit(each))
  }
  return query => {
    if (!READS_AS_TYPE.test(query)) {
      return { found: [] }
    }
    const text = query.replace(DECLARATION, '')
    const found = find(readQuery(text))
    return found.length > 0
      ? { found }
      : { found: find(readQuery(finish(text))), hint: HINT }
  }
}
