import type { SearchEntry } from '../entry'
import { fits } from '../ranking'
import type { SignatureRecord } from '../searchData'
import { correctNames, namesIn } from './correctNames'
import { finishSignature } from './finishSignature'
import {
  type KnownSignature,
  matchSignature,
  readSignature,
  type SignatureMatch,
} from './matchSignature'
import { parseSignature } from './parseType'
import { readCollector } from './readCollector'
import { readFold } from './readFold'
import { readGrouping } from './readGrouping'
import { type Type, uncurry } from './type'

export type TypeMatch = {
  entry: SearchEntry
  signature: KnownSignature
  match: SignatureMatch
}

/** A hint comes with a query that is not a whole signature. */
type TypeAnswer = { matches: TypeMatch[]; hint?: string }

export type TypeIndex = (query: string) => TypeAnswer | undefined

const HINT =
  'Searching by type: write what goes in, an arrow, and what comes out, as in Iterable<T>, (T -> boolean) -> Iterable<T>. An underscore matches anything.'

/** An arrow or angle brackets: nobody writes those among plain words. */
const readsAsType = (query: string): boolean =>
  /=>|->|→|⇒|::|\)\s*:|[\w$]\s*<\s*[\w$[({]/u.test(query)

const byFit = (left: TypeMatch, right: TypeMatch): number =>
  right.match.score - left.match.score ||
  prominence(right.entry) - prominence(left.entry)

/** Among equal fits, more people look for the function with more aliases. */
const prominence = (entry: SearchEntry): number =>
  entry.ownAliases.length + entry.familyAliases.length

const readings = (record: SignatureRecord): KnownSignature[] => {
  const signature = readSignature(record)
  const others = [readCollector, readFold, readGrouping]
  return [signature, ...others.flatMap(read => read(signature))]
}

export const createTypeIndex = (entries: SearchEntry[]): TypeIndex => {
  const known = entries.flatMap(entry =>
    entry.api && entry.api.signatures.length > 0
      ? [{ entry, signatures: entry.api.signatures.flatMap(readings) }]
      : [],
  )
  const names = namesIn(
    known.flatMap(({ signatures }) =>
      signatures.flatMap(({ params, result }) => [
        ...params.map(({ type }) => type),
        result,
      ]),
    ),
  )
  /** The signatures that fit one of the wanted types, best first. */
  const find = (wanted: readonly Type[]): TypeMatch[] => {
    const asked = wanted.flatMap(type =>
      type.kind === 'function' ? [uncurry(type)] : [],
    )
    const matches = known.flatMap(({ entry, signatures }) => {
      let best: TypeMatch | undefined
      for (const each of asked) {
        for (const signature of signatures) {
          const least = best?.match.score ?? fits.leastFit
          const match = matchSignature(each, signature, least)
          if (match.score > least) {
            best = { entry, signature, match }
          }
        }
      }
      return best ? [best] : []
    })
    return matches.sort(byFit)
  }
  const correct = (type: Type): Type => correctNames(type, names)
  return query => {
    if (!readsAsType(query)) {
      return undefined
    }
    const whole = [parseSignature(query) ?? []].flat()
    for (const wanted of [whole, whole.map(correct)]) {
      const matches = find(wanted)
      if (matches.length > 0) {
        return { matches }
      }
    }
    return { matches: find(finishSignature(query).map(correct)), hint: HINT }
  }
}
