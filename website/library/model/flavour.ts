/** Which kind of iterable a function takes, in the order of every list. */
export const flavours = ['plain', 'async', 'concur'] as const

export type Flavour = (typeof flavours)[number]

/** What the name of a function ends in. */
export const suffixes = { plain: '', async: 'Async', concur: 'Concur' } as const

/** What readers call it. */
export const flavourLabels: Readonly<Record<Flavour, string>> = {
  plain: 'Plain',
  async: 'Async',
  concur: 'Concur',
}

export const isFlavour = (value: unknown): value is Flavour =>
  flavours.some(flavour => flavour === value)
