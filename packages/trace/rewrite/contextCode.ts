/** What both rewriters put into async functions to keep their context. */
import type {
  AnonymousFunctionDeclaration,
  AnyNode,
  ArrowFunctionExpression,
  FunctionDeclaration,
  FunctionExpression,
} from 'acorn'
import type { Wraps } from './Wraps'

/** The module that rewritten code takes the recorder's functions from. */
export const recorderModule = 'lfi-recorder'

/**
 * The functions of the recorder that rewritten code calls: save the context,
 * leave it before a wait, restore it, enter the head of a loop that waits, save
 * that of a generator's call, leave it once a `yield*` has pulled, and bind a
 * callback to it.
 */
export const contextHelpers = {
  save: '$lfiSave',
  leave: '$lfiLeave',
  restore: '$lfiRestore',
  head: '$lfiHead',
  call: '$lfiCall',
  delegate: '$lfiDelegate',
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

/** In `await e`, `e` becomes `leave(e, behind, behind = 0)`. */
export const rewriteOperand = (
  { start, end }: AnyNode,
  wraps: Wraps,
  helper: string = contextHelpers.leave,
): void =>
  wraps.around(start, end, `${helper}(`, `,${behind},${behind}=void 0)`)
