import type { KnownSignature } from './signature'
import type { Type } from './type'

/** What is to know of the types of one API. */
export type Dialect = {
  /** How far one named type may stand for another, between 0 and 1. */
  likenessOf: (left: string, right: string) => number
  /** What a name of a function type is short for. */
  expandAlias: (name: string, args: Type[]) => Type | undefined
  /** Other signatures that a query for this one may have. */
  readings: (signature: KnownSignature) => KnownSignature[]
  /** The name that a misspelt one is meant to be, or the same. */
  nearestName: (name: string, names: ReadonlySet<string>) => string
}

/** Types are what they are called, and nothing else. */
export const plainDialect: Dialect = {
  likenessOf: (left, right) => (left === right ? 1 : 0),
  expandAlias: () => undefined,
  readings: () => [],
  nearestName: name => name,
}
