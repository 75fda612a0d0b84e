import {
  isCallExpression,
  isIdentifier,
  isImportSpecifier,
  type Node,
} from 'typescript'
import type { TypeDiagnostic } from '../messages'
import { type Advice, type Context, nodesIn, replace } from './advice'

/** lfi has no such export, without and with a suggestion of TypeScript's. */
const NO_EXPORT: ReadonlySet<number> = new Set([2305, 2724])
/** Nothing has the name, without and with one of TypeScript's suggestions. */
export const UNKNOWN_NAME = new Set([2304, 2552, 2580, 2584, 2591])

/** Whether a name is meant as one of lfi, and lfi has no such name. */
const isMeant = (node: Node, { code, message }: TypeDiagnostic): boolean =>
  NO_EXPORT.has(code)
    ? message.includes("'lfi'")
    : // Other names may be variables that are not declared yet.
      UNKNOWN_NAME.has(code) &&
      isCallExpression(node.parent) &&
      node.parent.expression === node

/** Changes a name wherever it means the same. It is not imported twice. */
const rename = ({ checker, source }: Context, node: Node, use: string) => {
  const symbol = checker.getSymbolAtLocation(node)
  const edits = nodesIn(source)
    .filter(isIdentifier)
    .filter(each => symbol && symbol === checker.getSymbolAtLocation(each))
    .map(each => replace(each, use))
  const { parent } = node
  if (
    !isImportSpecifier(parent) ||
    parent.parent.elements.every(({ name }) => name.text !== use)
  ) {
    return edits.length > 0 ? edits : [replace(node, use)]
  }
  // With a comma: the one after it or, of the last, the one before.
  const isLast = source.text[node.getEnd()] !== ','
  const from = node.getFullStart() - Number(isLast)
  const to = node.getEnd() + Number(!isLast)
  const others = edits.filter(edit => edit.from !== node.getStart())
  return [{ from, to, insert: '' }, ...others]
}

/** A name that other libraries have, and lfi does not. */
export const adviseElsewhere = (
  context: Context,
  node: Node,
): Advice | undefined => {
  const { elsewhere, errors } = context
  const name = isIdentifier(node) ? node.text : ''
  const found = Object.hasOwn(elsewhere, name) ? elsewhere[name] : undefined
  const error = errors.find(({ from }) => from === node.getStart())
  if (!(found && error && isMeant(node, error))) {
    return undefined
  }
  const { message, use, link } = found
  const fix = use && {
    label: `Change to ${use}`,
    imports: UNKNOWN_NAME.has(error.code) ? [use] : [],
    edits: rename(context, node, use),
  }
  // The call of what is not there leaves its callbacks without types.
  const scope = isCallExpression(node.parent) ? node.parent : node
  return { node, scope, message, link, ...(fix && { fix }) }
}
