const isObject = (value: unknown): value is object =>
  (typeof value === 'object' || typeof value === 'function') && value !== null

const valuesOf = (owner: object): unknown[] =>
  Object.values(Object.getOwnPropertyDescriptors(owner)).map(
    ({ value }) => value,
  )

/** Each global and each built-in method, with the name that it has. */
const globals = (): unknown[] => {
  const values = valuesOf(globalThis).filter(isObject)
  const prototypes = values
    .map(value => Object.getOwnPropertyDescriptor(value, 'prototype')?.value)
    .filter(isObject)
  return [globalThis, ...values, ...prototypes].flatMap(owner => [
    ...Reflect.ownKeys(owner),
    ...valuesOf(owner),
  ])
}

/**
 * The function that it returns tells whether an example left all globals and
 * built-in methods as they were, with no timer or other resource still open:
 * then the worker can run the next example.
 */
export const detectLeftovers = (): (() => boolean) => {
  const before = globals()
  const resources = process.getActiveResourcesInfo().length
  return () => {
    const after = globals()
    return (
      process.getActiveResourcesInfo().length <= resources &&
      after.length === before.length &&
      after.every((value, index) => Object.is(value, before[index]))
    )
  }
}
