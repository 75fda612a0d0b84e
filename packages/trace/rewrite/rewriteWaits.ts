import type {
  ArrowFunctionExpression,
  AwaitExpression,
  CallExpression,
  ForOfStatement,
  FunctionDeclaration,
  FunctionExpression,
  Node,
  TryStatement,
} from 'acorn'
import { contextHelpers } from './names'
import { walk } from './parseModule'
import type { Wraps } from './Wraps'

const { save, leave, restore, bind } = contextHelpers

/** The context to restore on leaving: the caller's, until the first `await`. */
const behind = '$lfiBehind'
const goBehind = `${leave}(0,${behind});`

type AnyNode = Extract<
  | ArrowFunctionExpression
  | AwaitExpression
  | CallExpression
  | ForOfStatement
  | FunctionDeclaration
  | FunctionExpression
  | TryStatement,
  Node
>
type AnyFunction =
  | ArrowFunctionExpression
  | FunctionDeclaration
  | FunctionExpression

const kinds: ReadonlySet<string> = new Set([
  'ArrowFunctionExpression',
  'AwaitExpression',
  'CallExpression',
  'ForOfStatement',
  'FunctionDeclaration',
  'FunctionExpression',
  'TryStatement',
])

const isRewritten = (node: Node): node is AnyNode => kinds.has(node.type)

const isFunction = (node: Node): node is AnyFunction =>
  isRewritten(node) && 'params' in node

const isWait = (node: Node): boolean =>
  node.type === 'AwaitExpression' ||
  (isRewritten(node) && node.type === 'ForOfStatement' && node.await)

/** The function, or the module, that a node is part of. */
const homeOf = (around: readonly Node[]): Node | undefined =>
  around.find(isFunction)

/** Functions that wait, and `try` statements in which something waits. */
const findWaiting = (tree: Node): ReadonlySet<Node> => {
  const waiting = new Set<Node>()
  walk(tree, (node, around) => {
    if (!isWait(node)) {
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

/**
 * Restores the caller's context at the end; none if the function has waited.
 */
const rewriteFunction = ({ body }: AnyFunction, wraps: Wraps): void => {
  const open = `let ${behind}=${save}();try{`
  const close = `}finally{${goBehind}}`
  if (body.type === 'BlockStatement') {
    wraps.insert(body.start + 1, open)
    wraps.insert(body.end - 1, close)
  } else {
    wraps.around(body.start, body.end, `{${open}return `, `${close}}`)
  }
}

/** `await e` becomes `restore(save(), await leave(e, behind, behind = 0))`. */
const rewriteAwait = (
  { start, end, argument }: AwaitExpression,
  wraps: Wraps,
): void => {
  wraps.around(start, end, `${restore}(${save}(),`, ')')
  wraps.around(
    argument.start,
    argument.end,
    `${leave}(`,
    `,${behind},${behind}=void 0)`,
  )
}

/**
 * Each iteration of a `for await` begins in the context in which the last one
 * ended: other code has run while it waited.
 */
const rewriteLoop = (
  { start, end, body }: ForOfStatement,
  wraps: Wraps,
): void => {
  const name = `$lfiLoop${start}`
  wraps.around(start, end, `{let ${name}=${save}();`, `${restore}(${name})}`)
  wraps.around(
    body.start,
    body.end,
    `{${restore}(${name});try{`,
    `}finally{${name}=${save}();${goBehind}${behind}=void 0}}`,
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
export const rewriteWaits = (tree: Node, wraps: Wraps): void => {
  const waiting = findWaiting(tree)
  walk(tree, (node, around) => {
    if (!isRewritten(node)) {
      return
    }
    const home = homeOf(around)
    switch (node.type) {
      case 'AwaitExpression':
        return rewriteAwait(node, wraps)
      case 'CallExpression':
        return rewriteChain(node, wraps)
      case 'ForOfStatement':
        return node.await ? rewriteLoop(node, wraps) : undefined
      case 'TryStatement':
        return waiting.has(node) && home ? rewriteTry(node, wraps) : undefined
      default:
        return waiting.has(node) ? rewriteFunction(node, wraps) : undefined
    }
  })
}
