const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null

const isSameList = (left: unknown[], right: unknown[]): boolean =>
  left.length === right.length &&
  left.every((value, index) => isSameValue(value, right[index]))

/** Deep equality of what literals can be; the order of keys does not matter. */
export const isSameValue = (left: unknown, right: unknown): boolean => {
  if (Object.is(left, right) || (left === 0 && right === 0)) {
    return true
  }
  if (
    !isObject(left) ||
    !isObject(right) ||
    Object.getPrototypeOf(left) !== Object.getPrototypeOf(right)
  ) {
    return false
  }
  if (Array.isArray(left) && Array.isArray(right)) {
    return isSameList(left, right)
  }
  if (left instanceof Set && right instanceof Set) {
    return isSameList([...left], [...right])
  }
  if (left instanceof Map && right instanceof Map) {
    return isSameList([...left], [...right])
  }
  const keys = Object.keys(left)
  return (
    keys.length === Object.keys(right).length &&
    keys.every(
      key =>
        Object.hasOwn(right, key) &&
        isSameValue(Reflect.get(left, key), Reflect.get(right, key)),
    )
  )
}
