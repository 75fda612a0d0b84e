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

/** What a reducer is made of: all have `add`, or are that function. */
export type ReducerForm = 'create' | 'function' | 'add' | 'combine'

/** A function, and how it is called. */
export type Subject = {
  name: string
  /** `reduce`, or `reduce(function)` for another way to call it. */
  label: string
  flavour: Flavour
  /** Those that must be passed; the last is the source. */
  parameters: readonly Parameter[]
  /** The kind of iterable that is passed as the source. */
  source: Flavour
  reducer: ReducerForm
  /** The kind of iterable that it returns, or a value or a promise of one. */
  result: Flavour | 'value'
  /** Whether the result is an iterable of one value at most. */
  isOptional: boolean
}

/** Other sources and reducers with which functions do something else. */
const otherSources: Readonly<Record<string, readonly Flavour[]>> = {
  asAsync: ['concur', 'async'],
  asConcur: ['async', 'concur'],
}
const otherReducers: Readonly<Record<string, readonly ReducerForm[]>> = {
  reduce: ['function', 'add'],
  reduceAsync: ['function', 'add', 'combine'],
  reduceConcur: ['function', 'add', 'combine'],
}

const resultOf = (returns: string): Pick<Subject, 'result' | 'isOptional'> => {
  const [, suffix, kind] =
    /^(Async|Concur|)(Iterable|Optional)</u.exec(returns) ?? []
  return {
    result: flavours.find(it => suffixes[it] === suffix) ?? 'value',
    isOptional: kind === 'Optional',
  }
}

const usualSubject = (entry: FunctionEntry): Subject | undefined => {
  const { name, flavour, signatures } = entry
  const [signature] = signatures
  const parameters = signature?.parameters.filter(it => !it.optional) ?? []
  const last = parameters.at(-1)?.type ?? ''
  return signature && /Iterable</u.test(last) && !last.includes('=>')
    ? {
        name,
        label: name,
        flavour,
        parameters,
        source: name in otherSources ? 'plain' : flavour,
        reducer: 'create',
        ...resultOf(signature.returns),
      }
    : undefined
}

const subjectsFor = (usual: Subject): Subject[] => [
  usual,
  ...(otherSources[usual.name] ?? []).map(source => ({
    ...usual,
    label: `${usual.name}(${source})`,
    source,
  })),
  ...(otherReducers[usual.name] ?? []).map(reducer => ({
    ...usual,
    label: `${usual.name}(${reducer})`,
    reducer,
    ...(reducer !== 'combine' && { result: usual.flavour, isOptional: true }),
  })),
]

/** Each function that takes an iterable, in every way that may matter. */
export const subjectsOf = ({ entries }: ApiModel): Subject[] =>
  entries.flatMap(entry => {
    const usual = entry.kind === 'function' ? usualSubject(entry) : undefined
    return usual ? subjectsFor(usual) : []
  })
