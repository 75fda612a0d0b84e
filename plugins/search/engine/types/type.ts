/** A type, as far as searching by type looks into it. */
export type Type =
  | { kind: 'hole' }
  | { kind: 'variable'; name: string }
  | { kind: 'named'; name: string; args: Type[] }
  | { kind: 'tuple'; items: Type[] }
  | { kind: 'union'; items: Type[] }
  | { kind: 'function'; params: Type[]; result: Type }

export type FunctionType = Extract<Type, { kind: 'function' }>

export const named = (name: string, ...args: Type[]): Type => ({
  kind: 'named',
  name,
  args,
})

/** `(a) => (b) => c` as `(a, b) => c`: currying does not matter here. */
export const uncurry = (type: FunctionType): FunctionType => {
  const { params, result } = type
  if (result.kind !== 'function') {
    return type
  }
  const inner = uncurry(result)
  return {
    kind: 'function',
    params: [...params, ...inner.params],
    result: inner.result,
  }
}
