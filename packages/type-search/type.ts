/** A type, as far as searching by type looks into it. */
export type Type =
  | { kind: 'hole' }
  | { kind: 'variable'; name: string }
  | { kind: 'named'; name: string; args: Type[] }
  | { kind: 'tuple'; items: Type[] }
  | { kind: 'union'; items: Type[] }
  | { kind: 'function'; params: Type[]; result: Type }

export type FunctionType = Extract<Type, { kind: 'function' }>

/** Stands for any type. */
export const HOLE: Type = { kind: 'hole' }

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

/** The same type with each named part changed, from the inside out. */
export const mapNamed = (
  type: Type,
  change: (name: string, args: Type[]) => Type,
): Type => {
  const inside = (part: Type): Type => mapNamed(part, change)
  switch (type.kind) {
    case 'named':
      return change(type.name, type.args.map(inside))
    case 'tuple':
    case 'union':
      return { kind: type.kind, items: type.items.map(inside) }
    case 'function':
      return {
        kind: 'function',
        params: type.params.map(inside),
        result: inside(type.result),
      }
    default:
      return type
  }
}

/** Marks a parenthesised list in front of an arrow. */
export const LIST = '()'

/** What stands in front of an arrow, as a list of parameters. */
export const parameters = (type: Type): Type[] => {
  const [only] = type.kind === 'tuple' ? type.items : []
  return only?.kind === 'named' && only.name === LIST ? only.args : [type]
}
