/** Remembers what a pure function said of a text; forgets all when full. */
export const memoize = <Value>(
  compute: (text: string) => Value,
  most = 16_384,
): ((text: string) => Value) => {
  const known = new Map<string, Value>()
  return text => {
    const before = known.get(text)
    if (before !== undefined) {
      return before
    }
    if (known.size >= most) {
      known.clear()
    }
    const value = compute(text)
    known.set(text, value)
    return value
  }
}
