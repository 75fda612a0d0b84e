import type { Dialect } from './dialect'
import { finishSignature } from './finishSignature'
import { fits } from './fits'
import { matchSignature, type SignatureMatch } from './matchSignature'
import { parseSignature } from './parseType'
import {
  type KnownSignature,
  readSignature,
  type SignatureRecord,
} from './signature'
import { mapNamed, named, type Type, uncurry } from './type'

export type TypedEntry<Entry> = {
  entry: Entry
  signatures: readonly SignatureRecord[]
  /** Among equal fits, the more prominent is first. */
  prominence: number
}

export type TypeMatch<Entry> = {
  entry: Entry
  signature: KnownSignature
  match: SignatureMatch
}

/** Best first. `isWhole` says whether the query is a signature that was found. */
type TypeAnswer<Entry> = { matches: TypeMatch<Entry>[]; isWhole: boolean }

/** Undefined for a query that has nothing of a type. */
type TypeIndex<Entry> = (query: string) => TypeAnswer<Entry> | undefined

/** An arrow or angle brackets: nobody writes those among plain words. */
const readsAsType = (query: string): boolean =>
  /=>|->|→|⇒|::|\)\s*:|[\w$]\s*<\s*[\w$[({]/u.test(query)

const typesIn = ({ params, result }: KnownSignature): Type[] => [
  ...params.map(({ type }) => type),
  result,
]

const namesIn = (type: Type): string[] => {
  const names: string[] = []
  mapNamed(type, (name, args) => {
    names.push(name)
    return named(name, ...args)
  })
  return names
}

export const createTypeIndex = <Entry>(
  entries: readonly TypedEntry<Entry>[],
  dialect: Dialect,
): TypeIndex<Entry> => {
  const known = entries
    .toSorted((left, right) => right.prominence - left.prominence)
    .map(({ entry, signatures }) => ({
      entry,
      signatures: signatures.flatMap(record => {
        const signature = readSignature(record)
        return [signature, ...dialect.readings(signature)]
      }),
    }))
  const names = new Set(
    known.flatMap(({ signatures }) =>
      signatures.flatMap(typesIn).flatMap(namesIn),
    ),
  )
  const find = (wanted: readonly Type[]): TypeMatch<Entry>[] => {
    const asked = wanted.flatMap(type =>
      type.kind === 'function' ? [uncurry(type)] : [],
    )
    const matches = known.flatMap(({ entry, signatures }) => {
      let best: TypeMatch<Entry> | undefined
      for (const each of asked) {
        for (const signature of signatures) {
          const least = best?.match.score ?? fits.leastFit
          const match = matchSignature(each, signature, dialect, least)
          if (match.score > least) {
            best = { entry, signature, match }
          }
        }
      }
      return best ? [best] : []
    })
    return matches.sort((left, right) => right.match.score - left.match.score)
  }
  /** The same type with misspelt names as they are written in the API. */
  const correct = (type: Type): Type =>
    mapNamed(type, (name, args) =>
      named(names.has(name) ? name : dialect.nearestName(name, names), ...args),
    )
  return query => {
    if (!readsAsType(query)) {
      return undefined
    }
    const whole = [parseSignature(query) ?? []].flat()
    for (const wanted of [whole, whole.map(correct)]) {
      const matches = find(wanted)
      if (matches.length > 0) {
        return { matches, isWhole: true }
      }
    }
    return {
      matches: find(finishSignature(query).map(correct)),
      isWhole: false,
    }
  }
}
