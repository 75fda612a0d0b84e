type Step = (...values: readonly unknown[]) => unknown

/** A reducer as lfi defines it, whatever its package makes of it. */
type Methods = { create?: Step; add: Step; finish?: Step }

const hasAdd = (reducer: unknown): reducer is Methods =>
  typeof reducer === 'object' &&
  reducer !== null &&
  'add' in reducer &&
  typeof reducer.add === 'function'

const methodsOf = (reducer: unknown): Methods => {
  if (hasAdd(reducer)) {
    return reducer
  }
  throw new Error('A reducer of the package has no function named add.')
}

/**
 * What a reducer gives when its own functions are called one after another, in
 * a list that is empty if it gives nothing. No function of the package reduces
 * here, so that `reduce` can be held against it like the other two.
 */
export const foldByHand = (
  reducer: unknown,
  values: readonly unknown[],
): unknown[] => {
  const methods = methodsOf(reducer)
  const [first, ...others] = values
  const hasStart = methods.create !== undefined
  if (!hasStart && values.length === 0) {
    return []
  }
  const added = (hasStart ? values : others).reduce(
    (accumulated, value) => methods.add(accumulated, value),
    hasStart ? methods.create?.() : first,
  )
  return [methods.finish ? methods.finish(added) : added]
}
