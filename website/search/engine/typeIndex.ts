import type { SearchEntry } from './entry'
import { type Bindings, fitTypes, LOOSE } from './fitTypes'
import { type FunctionType, named, readType, type Type } from './readType'
import { type Piece, plainPiece, type SearchHit } from './searchAnswer'
import type { SignatureRecord } from './searchData'

/** Signatures that fit less than this are not found. */
const LEAST_FIT = 0.62

/** `place`: which parameter of the record it is; -1 for what currying adds. */
type Parameter = {
  type: Type
  isOptional: boolean
  isRest: boolean
  place: number
}

type Signature = {
  entry: SearchEntry
  record: SignatureRecord
  params: Parameter[]
  result: Type
}

const ANY: Type = { kind: 'any' }

const readParameter = (
  text: string,
  variables: readonly string[],
  place: number,
): Parameter => {
  const isRest = text.startsWith('...')
  const type = readType(text, variables) ?? ANY
  const item = type.kind === 'named' && type.name === 'Array' && type.args[0]
  return {
    type: isRest && item ? item : type,
    isOptional: isRest || /^\w+\?:/u.test(text),
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

const readSignature = (
  entry: SearchEntry,
  record: SignatureRecord,
): Signature => {
  const { variables, params, returns } = record
  const read = params.map((text, place) =>
    readParameter(text, variables, place),
  )
  const result = readType(returns, variables) ?? ANY
  return result.kind === 'function'
    ? {
        entry,
        record,
        params: [...read, ...result.params.map(required)],
        result: result.result,
      }
    : { entry, record, params: read, result }
}

/**
 * `() => Reducer<T, Set<T>>` is how an iterable becomes a set: people who look
 * for `Iterable<T> -> Set<T>` mean it.
 */
const collectorsOf = (signature: Signature): Signature[] => {
  const { params, result } = signature
  const takesNamed = params.some(({ type }) => type.kind === 'named')
  const [name, args] = result.kind === 'named' ? [result.name, result.args] : []
  const made = args?.at(-1)
  if (!(made && /^(?:Keyed)?Reducer$/u.test(name ?? '')) || takesNamed) {
    return []
  }
  const from: Type =
    name === 'Reducer'
      ? (args?.[0] ?? ANY)
      : { kind: 'tuple', items: args?.slice(0, 2) ?? [] }
  return ['Iterable', 'AsyncIterable', 'ConcurIterable'].map(source => ({
    ...signature,
    params: [...params, required(named(source, from))],
    result: source === 'Iterable' ? made : named('Promise', made),
  }))
}

/** More parameters than any function here takes; bounds the permutations. */
const MAX_PARAMETERS = 4

/** `params` and `result`: which parts of the signature fit. */
type Match = { score: number; params: number[]; result: boolean }

type Assignment = { sum: number; params: number[]; bindings: Bindings }

/** Matches the query's parameters with those of a signature, in every order. */
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
    const bindings = new Map(done.bindings)
    const fit = fitTypes(first, parameter.type, bindings)
    const isMarked = first.kind !== 'any' && fit >= LEAST_FIT
    const left = parameter.isRest ? known : known.toSpliced(index, 1)
    return assign(others, left, {
      sum: done.sum + fit,
      params: isMarked ? [...done.params, parameter.place] : done.params,
      bindings,
    })
  })
}

/** What comes out, whether at once, later, or perhaps. */
const comingOut = (type: Type): Type =>
  type.kind === 'named' && /Optional$|^Promise$/u.test(type.name)
    ? (type.args[0] ?? type)
    : type

/** What comes out tells more than one of the things that go in. */
const RESULT_WEIGHT = 1 + LOOSE / 2

const match = (wanted: FunctionType, known: Signature): Match => {
  const params = wanted.params.slice(0, MAX_PARAMETERS)
  const needed = known.params.filter(({ isOptional }) => !isOptional).length
  const unsaid = Math.max(0, needed - params.length)
  const total = params.length + unsaid / 2 + RESULT_WEIGHT
  const none: Match = { score: 0, params: [], result: false }
  const most = fitTypes(wanted.result, known.result, new Map())
  // Trying every order takes time, and some results fit too little for any.
  if ((params.length + most * RESULT_WEIGHT) / total < LEAST_FIT) {
    return none
  }
  const value = comingOut(known.result)
  const start = { sum: 0, params: [], bindings: new Map() }
  return assign(params, known.params.slice(0, MAX_PARAMETERS), start).reduce(
    (best, { sum, params, bindings }) => {
      // A variable that nothing is known of says nothing of what comes out.
      const isUnbound =
        wanted.result.kind === 'named' &&
        value.kind === 'variable' &&
        !bindings.has(`>${value.name}`)
      const fit = fitTypes(wanted.result, known.result, bindings)
      const weight = isUnbound ? RESULT_WEIGHT / 2 : RESULT_WEIGHT
      const score = (sum + fit * weight) / total
      const result = wanted.result.kind !== 'any' && fit >= LEAST_FIT
      return score > best.score ? { score, params, result } : best
    },
    none,
  )
}

const HINT =
  'Searching by type: write what goes in, an arrow, and what comes out, as in Iterable<T>, (T -> boolean) -> Iterable<T>. An underscore matches anything.'

/** An arrow or angle brackets, which do not occur in queries of plain words. */
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
  const type = readType(text, generics.match(/[\w$]+/gu) ?? [])
  if (!type || type.kind === 'function') {
    return type ? [type] : []
  }
  return [
    { kind: 'function', params: [type], result: ANY },
    { kind: 'function', params: [ANY], result: type },
  ]
}

type Found = Signature & { match: Match }

/** The signature in pieces, the parameters and the result that fit marked. */
const toTypeHit = ({ entry, record, match }: Found): SearchHit => {
  const params = record.params.map((text, place): Piece[] => [
    ...(place > 0 ? [plainPiece(', ')] : []),
    { text, marked: match.params.includes(place) },
  ])
  return {
    id: entry.url,
    url: entry.url,
    kind: 'signature',
    group: entry.group,
    title: [plainPiece(entry.title)],
    context: [],
    snippet: [
      plainPiece('('),
      ...params.flat(),
      plainPiece(') => '),
      { text: record.returns, marked: match.result },
    ],
  }
}

/** What a query by type finds; a hint comes with one that is not whole. */
type TypeAnswer = { found: (() => SearchHit)[]; hint?: string }

const aliasCount = ({ aliases, familyAliases }: SearchEntry): number =>
  aliases.length + familyAliases.length

export const createTypeIndex = (
  entries: readonly SearchEntry[],
): ((query: string) => TypeAnswer) => {
  // Of equal fits, what more people look for is first: it has more aliases.
  const known = entries
    .toSorted((left, right) => aliasCount(right) - aliasCount(left))
    .flatMap(entry =>
      (entry.api?.signatures ?? [])
        .map(record => readSignature(entry, record))
        .flatMap(signature => [signature, ...collectorsOf(signature)]),
    )
  const find = (wanted: readonly FunctionType[]): (() => SearchHit)[] => {
    const best = new Map<SearchEntry, Found>()
    for (const signature of known) {
      for (const each of wanted) {
        const found = { ...signature, match: match(each, signature) }
        const least = best.get(signature.entry)?.match.score ?? LEAST_FIT
        if (found.match.score > least) {
          best.set(signature.entry, found)
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
