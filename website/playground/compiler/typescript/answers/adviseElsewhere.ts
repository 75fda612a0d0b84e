import { isCallExpression, isIdentifier, type Node } from 'typescript'
import type { TypeDiagnostic } from '../messages'
import { type Advice, type Context, replace } from './advice'

/** lfi has no such export, without and with a suggestion of TypeScript's. */
const NO_EXPORT: ReadonlySet<number> = new Set([2305, 2724])
/** Nothing has the name, without and with a suggestion of TypeScript's. */
export const UNKNOWN_NAME: ReadonlySet<number> = new Set([2304, 2552])

/** Whether a name is meant as one of lfi, and lfi has no such name. */
const isMeant = (node: Node, { code, message }: TypeDiagnostic): boolean =>
  NO_EXPORT.has(code)
    ? message.includes('"lfi"')
    : // Other names may be variables that are not declared yet.
      UNKNOWN_NAME.has(code) &&
      isCallExpression(node.parent) &&
      node.parent.expression === node

/** A name that other libraries have, and lfi does not. */
export const adviseElsewhere = (
  { elsewhere, errors }: Context,
  node: Node,
): Advice | undefined => {
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
    edits: [replace(node, use)],
  }
  // The call of what is not there leaves its callbacks without types.
  const scope = isCallExpression(node.parent) ? node.parent : node
  return { node, scope, message, link, ...(fix && { fix }) }
}
