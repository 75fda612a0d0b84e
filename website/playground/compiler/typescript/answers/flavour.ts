import { isCallExpression, isIdentifier, type Node } from 'typescript'

export type Flavour = 'plain' | 'async' | 'concur'

/** Which lazy iterable of lfi a type is, by how TypeScript writes it. */
export const flavourOf = (type: string): Flavour | undefined => {
  const [, name] = /^(\w*)Iterable</u.exec(type) ?? []
  switch (name) {
    case '':
      return 'plain'
    case 'Async':
      return 'async'
    case 'Concur':
      return 'concur'
    default:
      return type === 'RangeIterable' ? 'plain' : undefined
  }
}

/** The name of the function that is called, if it has one. */
export const nameOfCall = (node: Node): string | undefined =>
  isCallExpression(node) && isIdentifier(node.expression)
    ? node.expression.text
    : undefined
