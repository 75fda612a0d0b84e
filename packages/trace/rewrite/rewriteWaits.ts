import type {
  AnyNode,
  CallExpression,
  Expression,
  ForOfStatement,
  TryStatement,
} from 'acorn'
import {
  behind,
  contextHelpers,
  goBehind,
  isFunction,
  rewriteBody,
  rewriteOperand,
} from './contextCode'
import { walk } from './parseModule'
import type { Wraps } from './Wraps'

const { save, restore, delegate, bind } = contextHelpers

const isWait = (node: AnyNode, around: readonly AnyNode[]): boolean =>
  node.type === 'AwaitExpression' ||
  (node.type === 'ForOfStatement' && node.await) ||
  (node.type === 'YieldExpression' && isAsync(around))

const isAsync = (around: readonly AnyNode[]): boolean =>
  around.find(isFunction)?.async ?? false

/** Functions that wait, and `try` statements in which something waits. */
const findWaiting = (tree: AnyNode): ReadonlySet<AnyNode> => {
  const waiting = new Set<AnyNode>()
  walk(tree, (node, around) => {
    if (!isWait(node, around)) {
      return
    }
    for (const outer of around) {
      waiting.add(outer)
      if (isFunction(outer)) {
        return
      }
    }
  })
  return waiting
}

/** `await e` becomes `restore(save(), await leave(e, behind, behind = 0))`. */
const rewriteWait = (
  { start, end }: AnyNode,
  operand: Expression,
  wraps: Wraps,
  helper?: string,
): void => {
  wraps.around(start, end, `${restore}(${save}(),`, ')')
  rewriteOperand(operand, wraps, helper)
}

/**
 * Each iteration of a `for await` begins in the context in which the last one
 * ended: other code has run while it waited.
 */
const rewriteLoop = ({ start, end, body }: ForOfStatement, wraps: Wraps) => {
  const name = `$lfiLoop${start}`
  const goOn = `${restore}(${name},${behind}=void 0)`
  wraps.around(start, end, `{let ${name}=${save}();`, `${goOn}}`)
  wraps.around(
    body.start,
    body.end,
    `{${goOn};try{`,
    `}finally{${name}=${save}();${goBehind}}}`,
  )
}

/** After a rejected `await`, the context has to be restored in `catch`. */
const rewriteTry = ({ block, handler }: TryStatement, wraps: Wraps): void => {
  if (handler) {
    const name = `$lfiTry${block.start}`
    wraps.insert(block.start + 1, `var ${name}=${save}();`)
    wraps.insert(handler.body.start + 1, `${restore}(${name});`)
  }
}

const chained: ReadonlySet<string> = new Set(['then', 'catch', 'finally'])

/** `p.then(f)` becomes `p.then(bind(f))`. */
const rewriteChain = (
  { callee, arguments: given }: CallExpression,
  wraps: Wraps,
): void => {
  if (
    callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    !callee.computed &&
    chained.has(callee.property.name)
  ) {
    for (const { type, start, end } of given) {
      if (type !== 'SpreadElement') {
        wraps.around(start, end, `${bind}(`, ')')
      }
    }
  }
}

/**
 * Makes code keep its context, which says for which value it works, across
 * everything that it waits for.
 */
export const rewriteWaits = (tree: AnyNode, wraps: Wraps): void => {
  const waiting = findWaiting(tree)
  walk(tree, (node, around) => {
    if (node.type === 'AwaitExpression') {
      rewriteWait(node, node.argument, wraps)
    } else if (node.type === 'YieldExpression') {
      if (node.argument && isAsync(around)) {
        rewriteWait(
          node,
          node.argument,
          wraps,
          node.delegate ? delegate : undefined,
        )
      }
    } else if (node.type === 'CallExpression') {
      rewriteChain(node, wraps)
    } else if (node.type === 'ForOfStatement' && node.await) {
      rewriteLoop(node, wraps)
    } else if (waiting.has(node) && isFunction(node)) {
      // Restores the caller's context at the end; none if it has waited.
      rewriteBody(node, `let ${behind}=${save}();`, wraps)
    } else if (
      waiting.has(node) &&
      node.type === 'TryStatement' &&
      around.some(isFunction)
    ) {
      rewriteTry(node, wraps)
    }
  })
}
