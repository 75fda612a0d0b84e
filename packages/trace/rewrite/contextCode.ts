/** What both rewriters put into async functions to keep their context. */
import type {
  AnonymousFunctionDeclaration,
  AnyNode,
  ArrowFunctionExpression,
  AwaitExpression,
  FunctionDeclaration,
  FunctionExpression,
} from 'acorn'
import type { Wraps } from './Wraps'

/** The module that rewritten code takes the recorder's functions from. */
export const recorderModule = 'lfi-recorder'

/**
 * The functions of the recorder that rewritten code calls: save the context,
 * leave it before a wait, restore it, and bind a callback to it.
 */
export const contextHelpers = {
  save: '$lfiSave',
  leave: '$lfiLeave',
  restore: '$lfiRestore',
  bind: '$lfiBind',
} as const

/** The context to restore on leaving: the caller's, until the first `await`. */
export const behind = '$lfiBehind'
export const goBehind = `${contextHelpers.leave}(0,${behind})`

export type AnyFunction =
  | AnonymousFunctionDeclaration
  | ArrowFunctionExpression
  | FunctionDeclaration
  | FunctionExpression

export const isFunction = (node: AnyNode): node is AnyFunction =>
  node.type === 'ArrowFunctionExpression' ||
  node.type === 'FunctionDeclaration' ||
  node.type === 'FunctionExpression'

/** Declares at the start of a function, and restores `behind` at its end. */
export const rewriteBody = (
  { body }: AnyFunction,
  declarations: string,
  wraps: Wraps,
): void => {
  const open = `${declarations}try{`
  const close = `}finally{${goBehind}}`
  if (body.type === 'BlockStatement') {
    wraps.insert(body.start + 1, open)
    wraps.insert(body.end - 1, close)
  } else {
    wraps.around(body.start, body.end, `{${open}return `, `${close}}`)
  }
}

/** `await e` becomes `await leave(e, behind, behind = 0)`. */
export const rewriteOperand = (
  { argument: { start, end } }: AwaitExpression,
  wraps: Wraps,
): void =>
  wraps.around(
    start,
    end,
    `${contextHelpers.leave}(`,
    `,${behind},${behind}=void 0)`,
  )
