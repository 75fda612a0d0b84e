import { plainPiece, type SearchHit } from './answer'
import type { SignatureRecord } from './data'
import type { SearchEntry } from './entry'
import { type Bindings, fitTypes } from './fitTypes'
import {
  ANY,
  functionOf,
  isFunction,
  isWhole,
  paramsOf,
  readType,
  resultOf,
  type Type,
  typeOf,
} from './readType'

/** Signatures that fit less than this are not found. */
const LEAST_FIT = 0.62

/** More parameters than any function here takes; bounds the permutations. */
const MAX_PARAMETERS = 4

type Parameter = { type: Type; isOptional?: boolean; isRest?: boolean }

type Signature = {
  entry: SearchEntry
  record: SignatureRecord
  params: Parameter[]
  result: Type
}

const readParameter = (
  text: string,
  variables: readonly string[],
): Parameter => {
  const isRest = text.startsWith('...')
  const type = readType(text, variables)
  const item = type.name === 'Array' ? type.args[0] : undefined
  return {
    type: isRest && item ? item : type,
    isOptional: isRest || /^\w+\?:/u.test(text),
    isRest,
  }
}

const readSignature = (
  entry: SearchEntry,
  record: SignatureRecord,
): Signature => {
  const { variables, params, returns } = record
  const read = params.map(text => readParameter(text, variables))
  const result = readType(returns, variables)
  const isCurried = isFunction(result)
  const others = isCurried ? paramsOf(result).map(type => ({ type })) : []
  return {
    entry,
    record,
    params: [...read, ...others],
    result: isCurried ? resultOf(result) : result,
  }
}

/**
 * `() => Reducer<T, Set<T>>` is how an iterable becomes a set: people who look
 * for `Iterable<T> -> Set<T>` mean it.
 */
const collectorsOf = (signature: Signature): Signature[] => {
  const { params, result } = signature
  const made = result.args.at(-1)
  const isCollector = /^(?:Keyed)?Reducer$/u.test(result.name)
  if (!(made && isCollector)) {
    return []
  }
  const from =
    result.name === 'Reducer'
      ? (result.args[0] ?? ANY)
      : typeOf('[]', ...result.args.slice(0, 2))
  return ['Iterable', 'AsyncIterable', 'ConcurIterable'].map(source => ({
    ...signature,
    params: [...params, { type: typeOf(source, from) }],
    result: source === 'Iterable' ? made : typeOf('Promise', made),
  }))
}

type Assignment = { sum: number; bindings: Bindings }

/** Fits the query's parameters to those of a signature, in every order. */
const assign = (
  [first, ...others]: readonly Type[],
  known: readonly Parameter[],
  { sum, bindings: before }: Assignment,
): Assignment[] =>
  known.flatMap((parameter, index) => {
    if (!first) {
      return []
    }
    const bindings = new Map(before)
    const fit = fitTypes(first, parameter.type, bindings)
    const left = parameter.isRest ? known : known.toSpliced(index, 1)
    const done = { sum: sum + fit, bindings }
    return others.length > 0 && left.length > 0
      ? assign(others, left, done)
      : [done]
  })

/** How well a signature fits a function that is wanted, between 0 and 1. */
const match = (wanted: Type, known: Signature): number => {
  const params = paramsOf(wanted).slice(0, MAX_PARAMETERS)
  const needed = known.params.filter(({ isOptional }) => !isOptional).length
  const unsaid = Math.max(0, needed - params.length)
  const none: Assignment = { sum: 0, bindings: new Map() }
  const assigned = assign(params, known.params.slice(0, MAX_PARAMETERS), none)
  const fits = (assigned.length > 0 ? assigned : [none]).map(
    ({ sum, bindings }) =>
      sum + fitTypes(resultOf(wanted), known.result, bindings),
  )
  return Math.max(...fits) / (params.length + unsaid / 2 + 1)
}

const HINT =
  'Searching by type: write what goes in, an arrow, and what comes out, as in Iterable<T>, (T -> boolean) -> Iterable<T>. An underscore matches anything.'

/** An arrow or angle brackets, which do not occur in queries of plain words. */
const READS_AS_TYPE = /=>|->|→|⇒|::|\)\s*:|[\w$]\s*<\s*[\w$[({]/u

/** The functions that a query asks for: a type alone may go in or come out. */
const readQuery = (text: string): Type[] => {
  const generics = /<([^<>()]*)>\s*\(/u.exec(text)?.[1] ?? ''
  const type = readType(text, generics.match(/[\w$]+/gu) ?? [])
  return isFunction(type)
    ? [type]
    : [functionOf([type], ANY), functionOf([ANY], type)]
}

type Found = Signature & { wanted: Type; fit: number }

/** The signature in pieces, the parameters and the result that fit marked. */
const toTypeHit = (found: Found): SearchHit => {
  const { entry, record, params, result, wanted } = found
  const fits = (type: Type, known: Type): boolean =>
    type !== ANY && fitTypes(type, known, new Map()) >= LEAST_FIT
  const pieces = record.params.flatMap((text, place) => {
    const known = params[place]?.type ?? ANY
    const marked = paramsOf(wanted).some(type => fits(type, known))
    return [plainPiece(place > 0 ? ', ' : '('), { text, marked }]
  })
  return {
    id: entry.url,
    url: entry.url,
    kind: 'signature',
    group: entry.group,
    title: [plainPiece(entry.title)],
    context: [],
    snippet: [
      ...pieces,
      plainPiece(pieces.length > 0 ? ') => ' : '() => '),
      { text: record.returns, marked: fits(resultOf(wanted), result) },
    ],
  }
}

/** What a query by type finds; a hint comes with one that is not whole. */
export const createTypeIndex = (
  entries: readonly SearchEntry[],
): ((query: string) => { hits: (() => SearchHit)[]; hint?: string }) => {
  // Of equal fits, what more people look for is first: it has more aliases.
  const known = entries
    .toSorted((left, right) => right.aliases.length - left.aliases.length)
    .flatMap(entry =>
      (entry.api?.signatures ?? [])
        .map(record => readSignature(entry, record))
        .flatMap(signature => [signature, ...collectorsOf(signature)]),
    )
  return query => {
    if (!READS_AS_TYPE.test(query)) {
      return { hits: [] }
    }
    const wanted = readQuery(query)
    const best = new Map<SearchEntry, Found>()
    for (const signature of known) {
      for (const each of wanted) {
        const fit = match(each, signature)
        if (fit > (best.get(signature.entry)?.fit ?? LEAST_FIT)) {
          best.set(signature.entry, { ...signature, wanted: each, fit })
        }
      }
    }
    const hits = [...best.values()]
      .sort((left, right) => right.fit - left.fit)
      .map(found => () => toTypeHit(found))
    return isWhole(query) && hits.length > 0 ? { hits } : { hits, hint: HINT }
  }
}
