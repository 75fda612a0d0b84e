// Taken before any other code runs, which may replace them.
const { apply } = Reflect
const { isPrototypeOf: precedes } = Object.prototype

export const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null

/**
 * Whether something was made by `maker` or by a subclass. `instanceof` would ask
 * the maker, which code may have taught another answer for good.
 */
export const isA = <Made>(
  maker: { readonly prototype: Made },
  value: unknown,
): value is Made => isObject(value) && apply(precedes, maker.prototype, [value])
