import { type AnyNode, type Options, type Program, parse } from 'acorn'

const options: Options = {
  ecmaVersion: 'latest',
  sourceType: 'module',
  // What is put around a node is put around its parentheses too.
  preserveParens: true,
  locations: true,
}

/** The syntax tree of a module. Throws if the code can't be read. */
export const parseModule = (code: string): Program => parse(code, options)

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'string' &&
  'start' in value

const childrenOf = (node: AnyNode): readonly AnyNode[] =>
  Object.values(node).flatMap((value: unknown) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  )

/** Calls `visit` with each node and those around it, the innermost first. */
export const walk = (
  node: AnyNode,
  visit: (node: AnyNode, around: readonly AnyNode[]) => void,
  around: readonly AnyNode[] = [],
): void => {
  visit(node, around)
  const inside = [node, ...around]
  for (const child of childrenOf(node)) {
    walk(child, visit, inside)
  }
}
