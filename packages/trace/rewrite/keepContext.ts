import type {
  ArrowFunctionExpression,
  AwaitExpression,
  BlockStatement,
  Expression,
  ForOfStatement,
  FunctionDeclaration,
  FunctionExpression,
  Node,
  TryStatement,
  VariableDeclarator,
} from 'acorn'
import { contextHelpers, recorderModule } from './names'
import { walk } from './parseModule'
import { Wraps } from './Wraps'

const { save, leave, restore } = contextHelpers

/** The context in which the function was called, and which it keeps. */
const here = '$lfiHere'
/** The context to restore on leaving: the caller's, until the first `await`. */
const behind = '$lfiBehind'
const goBack = `${restore}(${here});`

type AnyFunction =
  | ArrowFunctionExpression
  | FunctionDeclaration
  | FunctionExpression

type Known =
  | AnyFunction
  | AwaitExpression
  | BlockStatement
  | ForOfStatement
  | TryStatement
  | VariableDeclarator

/** Tells acorn's nodes apart by their types. */
const is = <Type extends Known['type']>(
  node: Node | undefined,
  type: Type,
): node is Extract<Known, { type: Type }> => node?.type === type

const isFunction = (node: Node): node is AnyFunction =>
  is(node, 'ArrowFunctionExpression') ||
  is(node, 'FunctionDeclaration') ||
  is(node, 'FunctionExpression')

/** Parts of nodes that no error message quotes. */
const silentParts: Readonly<Record<string, string>> = {
  ArrowFunctionExpression: 'body',
  DoWhileStatement: 'test',
  ExpressionStatement: 'expression',
  IfStatement: 'test',
  ReturnStatement: 'argument',
  SwitchStatement: 'discriminant',
  ThrowStatement: 'argument',
  WhileStatement: 'test',
}

const isSilent = (node: Node, parent: Node): boolean => {
  if (parent.type === 'CallExpression' || parent.type === 'NewExpression') {
    const given: unknown = Reflect.get(parent, 'arguments')
    return (
      node.type !== 'SpreadElement' &&
      Array.isArray(given) &&
      given.includes(node)
    )
  }
  if (is(parent, 'VariableDeclarator')) {
    return parent.init === node && parent.id.type === 'Identifier'
  }
  const part = silentParts[parent.type]
  return part !== undefined && Reflect.get(parent, part) === node
}

/**
 * Async functions with their `await` expressions; without generators, and
 * without functions that also wait in a `for await` or `await using`.
 */
const findWaiting = (
  tree: Node,
): ReadonlyMap<AnyFunction, ReadonlySet<Node>> => {
  const waiting = new Map<AnyFunction, Set<Node>>()
  const hidden = new Set<Node>()
  walk(tree, (node, around) => {
    const home = around.find(isFunction)
    if (!home) {
      return
    }
    if (is(node, 'AwaitExpression')) {
      waiting.set(home, (waiting.get(home) ?? new Set()).add(node))
    } else if (
      (is(node, 'ForOfStatement') && node.await) ||
      Reflect.get(node, 'kind') === 'await using'
    ) {
      hidden.add(home)
    }
  })
  for (const each of [...waiting.keys()]) {
    if (each.generator || hidden.has(each)) {
      waiting.delete(each)
    }
  }
  return waiting
}

const rewriteFunction = ({ body }: AnyFunction, wraps: Wraps): void => {
  const open = `const ${here}=${save}();let ${behind}=${here};try{`
  const close = `}finally{${leave}(0,${behind})}`
  if (is(body, 'BlockStatement')) {
    wraps.insert(body.start + 1, open)
    wraps.insert(body.end - 1, close)
  } else {
    wraps.around(body.start, body.end, `{${open}return `, `${close}}`)
  }
}

const insertInto = (block: Node | null | undefined, wraps: Wraps): void => {
  if (block && is(block, 'BlockStatement')) {
    wraps.insert(block.start + 1, goBack)
  }
}

/**
 * Restores the function's context after an `await`, at the next position that
 * no error message quotes: the message for `(await x)()` must stay the same.
 */
const rewriteArrival = (
  wait: Node,
  around: readonly Node[],
  wraps: Wraps,
): void => {
  let node = wait
  for (const [index, parent] of around.entries()) {
    if (isSilent(node, parent)) {
      // The inner parentheses are for comma expressions.
      wraps.around(node.start, node.end, `${restore}(${here},(`, '))')
      return
    }
    if (is(parent, 'ForOfStatement')) {
      insertInto(parent.right === node ? parent.body : undefined, wraps)
      return
    }
    if (parent.type === 'VariableDeclaration') {
      const block = around[index + 1]
      if (is(block, 'BlockStatement')) {
        wraps.insert(parent.end, `;${goBack}`)
      }
      return
    }
    // Only expressions are climbed: a statement or function ends the search.
    if (
      isFunction(parent) ||
      /Statement$|Declaration$|Case$/u.test(parent.type)
    ) {
      return
    }
    node = parent
  }
}

/** A rejected `await` continues in `catch` or `finally`. */
const rewriteTry = (
  { handler, finalizer }: TryStatement,
  wraps: Wraps,
): void => {
  insertInto(handler?.body, wraps)
  insertInto(finalizer, wraps)
}

const rewriteOperand = ({ start, end }: Expression, wraps: Wraps): void =>
  wraps.around(start, end, `${leave}(`, `,${behind},${behind}=void 0)`)

/**
 * Makes async functions of a program keep the context in which they were
 * called, and so the value that they process, across each `await`. Nothing
 * waits longer; only the functions' source and columns change, which the marks
 * undo.
 */
export const keepContext = (tree: Node): Wraps => {
  const wraps = new Wraps()
  const waiting = findWaiting(tree)
  if (waiting.size === 0) {
    return wraps
  }
  const names = [save, leave, restore].join(',')
  // At the end and on its own line, so that no position changes.
  wraps.insert(tree.end, `\nimport{${names}}from"${recorderModule}";`)
  walk(tree, (node, around) => {
    const home = around.find(isFunction)
    if (isFunction(node) && waiting.has(node)) {
      rewriteFunction(node, wraps)
    }
    const waits = home && waiting.get(home)
    if (is(node, 'AwaitExpression') && waits) {
      rewriteOperand(node.argument, wraps)
      rewriteArrival(node, around, wraps)
    } else if (
      is(node, 'TryStatement') &&
      [...(waits ?? [])].some(
        ({ start }) => node.start < start && start < node.end,
      )
    ) {
      rewriteTry(node, wraps)
    }
  })
  return wraps
}
