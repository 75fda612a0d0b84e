import { splitType } from '../../library/model/splitType'
import { plainPiece, type SearchHit } from './answer'
import type { SignatureRecord } from './data'
import type { SearchEntry } from './entry'
import {
  type FunctionType,
  isVariable,
  isWhole,
  type Names,
  readFunctions,
} from './readType'

/** Signatures that fit less than this are not found. */
const LEAST_FIT = 0.62
/** A name where the signature has a variable, which may stand for it. */
const LOOSE = 0.6

type Signature = FunctionType & {
  entry: SearchEntry
  record: SignatureRecord
  /** How many parameters have to be given. */
  needed: number
  /** The parameter that takes any number of values, as one of them. */
  rest: Names | undefined
}

/**
 * `() => Reducer<T, Set<T>>` is how an iterable becomes a set: people who look
 * for `Iterable<T> -> Set<T>` mean it.
 */
const collectionsOf = (returns: string): [source: string, made: string][] => {
  const { keyed, list = '' } =
    /^(?:Raw)?(?<keyed>Keyed)?Reducer<(?<list>.*)>$/u.exec(returns)?.groups ??
    {}
  const args = splitType(list, ',')
  const made = args.at(-1) ?? ''
  const from = keyed ? `[${args.slice(0, 2).join()}]` : args[0]
  return list
    ? [
        [`Iterable<${from}>`, made],
        [`AsyncIterable<${from}>`, `Promise<${made}>`],
        [`ConcurIterable<${from}>`, `Promise<${made}>`],
      ]
    : []
}

const readSignatures = (
  entry: SearchEntry,
  record: SignatureRecord,
): Signature[] => {
  const { returns, variables } = record
  const params = record.params.map(text =>
    text.replace(/^(\.{3}.*)\[\]$/u, '$1'),
  )
  const optionals = params.filter(text => /^(?:\.{3}|\w+\?:)/u.test(text))
  const restAt = params.findIndex(text => text.startsWith('...'))
  const read = (inputs: readonly string[], output: string): Signature[] =>
    readFunctions(`(${inputs.join(', ')}) => ${output}`, variables).map(
      type => ({
        ...type,
        entry,
        record,
        needed: type.params.length - optionals.length,
        rest: type.params[restAt],
      }),
    )
  return [
    ...read(params, returns),
    ...collectionsOf(returns).flatMap(([source, made]) =>
      read([...params, source], made),
    ),
  ]
}

const ANY = '_'

/** Named types of which the first may be given where the second is asked for. */
const ALIKE = new Set(['Array Iterable', 'Set Iterable', 'Optional Iterable'])

/** Whether a name of a query may be what a name of a signature stands for. */
const isCovered = (wanted: string, known: string): boolean =>
  known === ANY ||
  known === 'unknown' ||
  (isVariable(known) && !isVariable(wanted)) ||
  ALIKE.has(`${wanted} ${known}`)

/** How much two types have in common, between 0 and 1. */
const fitNames = (wanted: Names, known: Names): number => {
  if (wanted.length === 0 || wanted.join() === ANY) {
    return 1
  }
  if (wanted.includes('→') !== known.includes('→')) {
    return 0
  }
  const left = [...known]
  const take = (isMatch: (name: string) => boolean): boolean => {
    const place = left.findIndex(isMatch)
    return place >= 0 && left.splice(place, 1).length > 0
  }
  const others = wanted.filter(name => !take(other => other === name))
  const loose = others.filter(name => take(other => isCovered(name, other)))
  const common = wanted.length - others.length + loose.length * LOOSE
  // Of a union, one type is enough; `Map` alone does not say what it holds.
  const isBare = wanted.join() === known[0] && !isVariable(known[0])
  const asked = isBare || known.includes('|') ? wanted.length : known.length
  return (2 * common) / (wanted.length + asked)
}

/** How well a signature fits a function that is wanted, between 0 and 1. */
const match = (wanted: FunctionType, known: Signature): number => {
  const left = [...known.params]
  let sum = fitNames(wanted.result, known.result)
  for (const type of wanted.params) {
    const fits = left.map(other => fitNames(type, other))
    const best = Math.max(0, ...fits)
    const place = fits.indexOf(best)
    sum += best
    // A rest parameter takes any number of them.
    left.splice(place, place >= 0 && left[place] !== known.rest ? 1 : 0)
  }
  const unsaid = Math.max(0, known.needed - wanted.params.length)
  return sum / (wanted.params.length + unsaid / 2 + 1)
}

const HINT =
  'Searching by type: write what goes in, an arrow, and what comes out, as in Iterable<T>, (T -> boolean) -> Iterable<T>. An underscore matches anything.'

/** An arrow or angle brackets, which do not occur in queries of plain words. */
const READS_AS_TYPE = /=>|->|→|⇒|::|\)\s*:|[\w$]\s*<\s*[\w$[({]/u

type Found = Signature & { wanted: FunctionType; fit: number }

/** The signature in pieces, the parameters and the result that fit marked. */
const toTypeHit = ({
  entry,
  record,
  params,
  result,
  wanted,
}: Found): SearchHit => {
  const fits = (type: Names, known: Names): boolean =>
    type.length > 0 && type.join() !== ANY && fitNames(type, known) >= LEAST_FIT
  const pieces = record.params.flatMap((text, place) => {
    const known = params[place] ?? []
    const marked = wanted.params.some(type => fits(type, known))
    return [plainPiece(place > 0 ? ', ' : '('), { text, marked }]
  })
  return {
    id: entry.url,
    url: entry.url,
    kind: 'code',
    group: entry.group,
    title: [plainPiece(entry.title)],
    context: [],
    snippet: [
      ...pieces,
      plainPiece(pieces.length > 0 ? ') => ' : '() => '),
      { text: record.returns, marked: fits(wanted.result, result) },
    ],
  }
}

/** What a query by type finds; a hint comes with one that is not whole. */
export const createTypeIndex = (
  entries: readonly SearchEntry[],
): ((query: string) => { hits: SearchHit[]; hint?: string }) => {
  // Of equal fits, what more people look for is first: it has more aliases.
  const known = entries
    .toSorted((left, right) => right.aliases.length - left.aliases.length)
    .flatMap(entry =>
      (entry.api?.signatures ?? []).flatMap(record =>
        readSignatures(entry, record),
      ),
    )
  return query => {
    if (!READS_AS_TYPE.test(query)) {
      return { hits: [] }
    }
    const generics = /<([^<>()]*)>\s*\(/u.exec(query)?.[1] ?? ''
    const wanted = readFunctions(query, generics.match(/[\w$]+/gu) ?? [])
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
      .map(toTypeHit)
    return isWhole(query) && hits.length > 0 ? { hits } : { hits, hint: HINT }
  }
}
