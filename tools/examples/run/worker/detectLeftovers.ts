const isObject = (value: unknown): value is object =>
  (typeof value === 'object' || typeof value === 'function') && value !== null

const propertyOf = (owner: object, key: PropertyKey): unknown =>
  Object.getOwnPropertyDescriptor(owner, key)?.value

const watched = (): object[] => {
  const globals = Reflect.ownKeys(globalThis)
    .map(key => propertyOf(globalThis, key))
    .filter(isObject)
  const prototypes = globals
    .map(value => propertyOf(value, 'prototype'))
    .filter(isObject)
  return [globalThis, ...globals, ...prototypes]
}

type Properties = ReadonlyMap<PropertyKey, unknown>

const propertiesOf = (owner: object): Properties =>
  new Map(Reflect.ownKeys(owner).map(key => [key, propertyOf(owner, key)]))

const isSame = (before: Properties, now: Properties): boolean =>
  before.size === now.size &&
  [...before].every(([key, value]) => Object.is(now.get(key), value))

/**
 * Takes note of all globals and their properties. The function that it returns
 * tells whether an example left them as they were, with no timer or other
 * resource still open: then the worker can run the next example.
 */
export const detectLeftovers = (): (() => boolean) => {
  const before = watched().map(owner => ({
    owner,
    properties: propertiesOf(owner),
  }))
  const resources = process.getActiveResourcesInfo().length
  return () =>
    process.getActiveResourcesInfo().length <= resources &&
    before.every(({ owner, properties }) =>
      isSame(properties, propertiesOf(owner)),
    )
}
