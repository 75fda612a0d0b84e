/** The name of a function or constant that lfi exports. */
export type FunctionName = keyof typeof import('lfi')

export type Words<Text extends string> =
  Text extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Text

/** Lists of names; what lfi does not export is a type error. */
export const list = <const Lines extends readonly string[]>(
  ...lines: Words<Lines[number]> extends FunctionName
    ? Lines
    : readonly FunctionName[]
): readonly FunctionName[] =>
  lines.flatMap(line => line.split(' ') as FunctionName[])

/** `map` also stands for `mapAsync` and `mapConcur`. */
export type FamilyName = {
  [Name in FunctionName]: Name extends `${infer Plain}${'Async' | 'Concur'}`
    ? Plain extends FunctionName
      ? never
      : Name
    : Name
}[FunctionName]

/** What is written about a family, in one place; Markdown. */
export type Family = {
  /** One sentence, verb first, at most 15 words. */
  does: string
  /** Said instead of what is usually said of an Async or Concur form. */
  async?: string
  concur?: string
  /**
   * What its parameters are for, if not what `commonParameters` says. Of the
   * callbacks of Async and Concur forms, pages add that they may be async.
   */
  parameters?: Readonly<Record<string, string>>
  /** What it returns or resolves to, where the type says too little. */
  returns?: string
  /** Other functions, with when to use them; of the page's flavour if any. */
  see: Readonly<Partial<Record<FunctionName, string>>>
}

/** Some of them: what lfi does not export is a type error. */
export type Families = Readonly<Partial<Record<FamilyName, Family>>>

export const commonParameters: Readonly<Record<string, string>> = {
  iterable: 'The iterable to read.',
  asyncIterable: 'The async iterable to read.',
  concurIterable:
    'The concur iterable to read. Make one with [`asConcur`](/docs/api/variables/asConcur).',
  iterables: 'The iterables to read.',
}

export const predicate = (purpose: string): string =>
  `Return something truthy ${purpose}.`

export const comparison =
  'Compares two values like the callback of `Array.prototype.sort`, and returns a negative number if the first is smaller.'

export const measure = 'Returns the number to compare a value by.'

export const separator = { separator: 'The string between two values.' }
