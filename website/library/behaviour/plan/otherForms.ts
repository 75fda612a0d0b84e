import type { Plan, ReducerForm } from './plan'
import { acceptedBy, type Callable, isIterable, resultOf } from './planOf'

/** The types that say that a reducer of another form is taken, too. */
const reducerTypes: readonly (readonly [
  Exclude<ReducerForm, 'create'>,
  RegExp,
])[] = [
  ['function', /FunctionReducer</u],
  ['add', /OptionalReducer/u],
  ['combine', /RawAsyncReducer/u],
]

const withReducers = (entry: Callable, usual: Plan): Plan[] => {
  if (!usual.arguments.some(({ kind }) => kind === 'reducer')) {
    return []
  }
  return reducerTypes.flatMap(([form, type]) => {
    const signature = entry.signatures.find(({ parameters }) =>
      parameters.some(parameter => type.test(parameter.type)),
    )
    const args = usual.arguments.map(argument =>
      argument.kind === 'reducer' ? { ...argument, form } : argument,
    )
    return signature
      ? [{ ...usual, ...resultOf(signature), form, arguments: args }]
      : []
  })
}

const withSources = (entry: Callable, usual: Plan): Plan[] => {
  const source = usual.arguments.find(({ kind }) => kind === 'source')
  const parameter = entry.signatures[0]?.parameters.findLast(isIterable)
  if (!parameter || source?.kind !== 'source' || source.rest) {
    return []
  }
  return acceptedBy(parameter)
    .filter(flavour => flavour !== source.of)
    .map(of => ({
      ...usual,
      form: of,
      arguments: usual.arguments.map(argument =>
        argument === source ? { ...source, of } : argument,
      ),
    }))
}

/**
 * Ways to call a function that may differ from the usual one: with another kind
 * of iterable, or with another kind of reducer.
 */
export const otherForms = (entry: Callable, usual: Plan): Plan[] => [
  ...withSources(entry, usual),
  ...withReducers(entry, usual),
]
