import {
  type Flavour,
  flavours,
  suffixes,
} from '../../../library/model/flavour'

export type FunctionFacts = {
  /** The iterable that it takes; none if it takes none, or any. */
  readonly takes?: Flavour
  /** The iterable that it returns, if it returns one. */
  readonly gives?: Flavour
  readonly isReducer?: true
  /** Which function of its family is for which iterable. */
  readonly siblings: Readonly<Partial<Record<Flavour, string>>>
}

/** What there is to know of lfi's functions, by their names. */
export type Facts = Readonly<Record<string, FunctionFacts>>

/** What is said of a name that other libraries export and lfi does not. */
export type NameElsewhere = {
  readonly message: string
  /** The function of lfi that takes its place. */
  readonly use?: string
  readonly link: { readonly label: string; readonly path: string }
}

/** By the name that code would import. */
export type NamesElsewhere = Readonly<Record<string, NameElsewhere>>

/** All that advice is made of. */
export type AdviceData = {
  readonly facts: Facts
  readonly elsewhere: NamesElsewhere
}

/** Which lazy iterable of lfi a type is, by how TypeScript writes it. */
export const flavourOf = (type: string): Flavour | undefined => {
  const [, name] =
    /^(|Async|Concur)(?:Iterable|Optional)</u.exec(
      type === 'RangeIterable' ? 'Iterable<' : type,
    ) ?? []
  return flavours.find(flavour => suffixes[flavour] === name)
}
