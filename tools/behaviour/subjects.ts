import {
  type Flavour,
  flavours,
  suffixes,
} from '../../website/library/model/flavour'
import type {
  ApiModel,
  FunctionEntry,
  Parameter,
} from '../../website/library/model/schema'

/** A function, and how it is called. */
export type Subject = {
  name: string
  flavour: Flavour
  /** Those that must be passed; the last is the source. */
  parameters: readonly Parameter[]
  /** The kind of iterable that is passed as the source. */
  source: Flavour
  /** The kind of iterable that it returns, or a value or a promise of one. */
  result: Flavour | 'value'
  /** Whether the result is an iterable of one value at most. */
  isOptional: boolean
}

/** They convert iterables of another flavour. */
const ofPlainSources = ['asAsync', 'asConcur']

const subjectOf = (entry: FunctionEntry): Subject[] => {
  const { name, flavour, signatures } = entry
  const { parameters: all = [], returns = '' } = signatures[0] ?? {}
  const parameters = all.filter(({ optional }) => !optional)
  const last = parameters.at(-1)?.type ?? ''
  if (!/Iterable</u.test(last) || last.includes('=>')) {
    return []
  }
  const [, suffix, kind] =
    /^(Async|Concur|)(Iterable|Optional)</u.exec(returns) ?? []
  return [
    {
      name,
      flavour,
      parameters,
      source: ofPlainSources.includes(name) ? 'plain' : flavour,
      result: flavours.find(it => suffixes[it] === suffix) ?? 'value',
      isOptional: kind === 'Optional',
    },
  ]
}

/** Each function that takes an iterable. */
export const subjectsOf = ({ entries }: ApiModel): Subject[] =>
  entries.flatMap(entry => (entry.kind === 'function' ? subjectOf(entry) : []))
