import {
  type Flavour,
  flavours,
  suffixes,
} from '../../../library/model/flavour'

/** What is known of a name that code may import. */
export type NameFacts = {
  readonly module: string
  readonly kind: 'function' | 'constant' | 'type'
  /** How it is called or declared, on one line. */
  readonly signature: string
  /** Text in which only code is marked, by backticks. */
  readonly summary: string
  /** The address of its documentation. */
  readonly href: string
  /** The iterable that a function takes; none if it takes none, or any. */
  readonly takes?: Flavour
  readonly isReducer?: true
}

/** What there is to import, by name. */
export type Facts = Readonly<Record<string, NameFacts>>

/** A page of the site, by its address. */
export type PageLink = { readonly label: string; readonly href: string }

/** What is said of a name that other libraries export and lfi does not. */
export type NameElsewhere = {
  readonly message: string
  /** The function of lfi that takes its place. */
  readonly use?: string
  readonly link: PageLink
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
    /^(|Async|Concur)(?:Iterable|Optional)<.*>$/u.exec(
      type === 'RangeIterable' ? 'Iterable<number>' : type,
    ) ?? []
  return flavours.find(flavour => suffixes[flavour] === name)
}
