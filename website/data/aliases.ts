import aliases from './aliases.json'
import type { FunctionName } from './families/family'

type Named = keyof typeof aliases.functions

/** Does not compile if aliases.json has a name that lfi does not export. */
const functions: Readonly<
  Record<Named & FunctionName, string> &
    Record<Exclude<Named, FunctionName>, never>
> = aliases.functions

const wordsOf = (
  names: Readonly<Record<string, string>>,
): [name: string, words: string[]][] =>
  Object.entries(names).map(([name, words]) => [name, words.split(', ')])

/**
 * Words by which people look for something: other libraries, other languages,
 * plain English. By family, whose words hold for its Async and Concur forms
 * too, by exact name, and by a page's route, with or without an anchor.
 */
export const loadAliases = (): Map<string, string[]> =>
  new Map([
    ...wordsOf(functions),
    ...wordsOf(aliases.types),
    ...wordsOf(aliases.pages),
  ])
