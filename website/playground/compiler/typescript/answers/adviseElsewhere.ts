import { isCallExpression, isIdentifier, type Node } from 'typescript'
import type { TypeDiagnostic, TypeFix } from '../messages'
import type { Advice, Context } from './advice'

/** Every use of a name: neither a property nor a text of that name. */
const renameAll = (
  text: string,
  name: string,
  insert: string,
): TypeFix['edits'] => {
  const uses = text.matchAll(
    new RegExp(`(?<![\\w$.'"\`])${name}(?![\\w$'"\`])`, 'gu'),
  )
  return Array.from(uses, ({ index }) => ({
    from: index,
    to: index + name.length,
    insert,
  }))
}

/** lfi has no such export, without and with a suggestion of TypeScript's. */
const NO_EXPORT: ReadonlySet<number> = new Set([2305, 2724])
/** Nothing has the name, without and with a suggestion of TypeScript's. */
export const UNKNOWN_NAME: ReadonlySet<number> = new Set([2304, 2552])

/** Whether a name is meant as one of lfi, and lfi has no such name. */
const isMeant = (node: Node, { code, message }: TypeDiagnostic): boolean =>
  NO_EXPORT.has(code)
    ? /"lfi"/u.test(message)
    : // Other names may be variables that are not declared yet.
      UNKNOWN_NAME.has(code) &&
      isCallExpression(node.parent) &&
      node.parent.expression === node

/** A name that other libraries have, and lfi does not. */
export const adviseElsewhere = (
  { elsewhere, errors, source }: Context,
  node: Node,
): Advice[] => {
  const name = isIdentifier(node) ? node.text : ''
  const found = Object.hasOwn(elsewhere, name) ? elsewhere[name] : undefined
  const from = node.getStart(source)
  const to = node.getEnd()
  const error = errors.find(each => each.from === from && each.to === to)
  if (!(found && error && isMeant(node, error))) {
    return []
  }
  const { message, use, link } = found
  const fix = use && {
    label: `Change to ${use}`,
    imports: UNKNOWN_NAME.has(error.code) ? [use] : [],
    edits: renameAll(source.text, name, use),
  }
  return [
    {
      diagnostic: {
        from,
        to,
        message,
        code: 0,
        severity: 'error',
        link,
        ...(fix && { fix }),
      },
      scope: { from, to },
    },
  ]
}
