import { type Flavour, suffixes } from '../../library/model/flavour'

const iterables = {
  plain: 'iterable',
  async: 'async iterable',
  concur: 'concur iterable',
} as const

/** They take no iterable, or any. */
const takesAny = /^(?:as(?:Async|Concur)|to[A-Z]\w*|(?:empty|generate)\w*)$/u

/** The flavour that a function of lfi takes, by its name. */
export const takenBy = (
  library: ReadonlySet<string>,
  name: string,
): Flavour | undefined => {
  if (!library.has(name) || takesAny.test(name)) {
    return undefined
  }
  if (name.endsWith('Concur')) {
    return 'concur'
  }
  if (name.endsWith('Async')) {
    return 'async'
  }
  return library.has(`${name}Async`) || library.has(`${name}Concur`)
    ? 'plain'
    : undefined
}

const consumer =
  /^(?:all|any|consume|count|forEach|get|includes|join|mean|next|none|or|reduce|sum)(?:Async|Concur)?$/u

/** Whether a function of lfi reads what it is given, and returns no iterable. */
export const isConsumer = (name: string): boolean => consumer.test(name)

const withArticle = (text: string): string =>
  `${/^[aeiou]/u.test(text) ? 'an' : 'a'} ${text}`

/** What a function takes, in words. */
export const takes = (name: string, wanted: Flavour): string =>
  `${name} takes ${withArticle(`${wanted === 'plain' ? 'plain ' : ''}${iterables[wanted]}`)}`

/** The function that does the same to another flavour. */
export const siblingFor = (
  library: ReadonlySet<string>,
  name: string,
  given: Flavour,
): string | undefined => {
  const sibling = name.replace(/(?:Async|Concur)$/u, '') + suffixes[given]
  return library.has(sibling) ? sibling : undefined
}

type Mismatch = {
  readonly message: string
  /** What is to be used: a function in its place, or one that converts. */
  readonly use: string
  readonly isConverted: boolean
}

/**
 * A function that gets another flavour than it takes. Plain values are
 * converted, as are async ones for what is concurrent: the function was chosen
 * for what it does. Elsewhere there is a function for what is given.
 */
export const findMismatch = (
  library: ReadonlySet<string>,
  name: string,
  given: Flavour | undefined,
): Mismatch | undefined => {
  const wanted = takenBy(library, name)
  if (!(given && wanted) || given === wanted) {
    return undefined
  }
  const said = `${takes(name, wanted)}, but gets ${withArticle(iterables[given])}`
  const isMeant =
    given === 'plain' || (given === 'async' && wanted === 'concur')
  const sibling = isMeant ? undefined : siblingFor(library, name, given)
  if (sibling) {
    return {
      message: `${said}: use ${sibling}.`,
      use: sibling,
      isConverted: false,
    }
  }
  const use = `as${suffixes[wanted]}`
  return library.has(use)
    ? { message: `${said}. Convert it with ${use}.`, use, isConverted: true }
    : undefined
}
