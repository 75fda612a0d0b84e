import type { AnyNode, TryStatement } from 'acorn'
import {
  type AnyFunction,
  behind,
  contextHelpers,
  isFunction,
  recorderModule,
  rewriteBody,
  rewriteOperand,
} from './contextCode'
import { walk } from './parseModule'
import { Wraps } from './Wraps'

const { save, leave, restore } = contextHelpers

/** The context in which the function was called, and which it keeps. */
const here = '$lfiHere'
const goBack = `${restore}(${here});`

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

const isSilent = (node: AnyNode, parent: AnyNode): boolean => {
  if (parent.type === 'CallExpression' || parent.type === 'NewExpression') {
    return parent.arguments.some(
      given => given === node && given.type !== 'SpreadElement',
    )
  }
  if (parent.type === 'VariableDeclarator') {
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
  tree: AnyNode,
): ReadonlyMap<AnyNode, ReadonlySet<AnyNode>> => {
  const waiting = new Map<AnyFunction, Set<AnyNode>>()
  const hidden = new Set<AnyNode>()
  walk(tree, (node, around) => {
    const home = around.find(isFunction)
    if (!home) {
      return
    }
    if (node.type === 'AwaitExpression') {
      waiting.set(home, (waiting.get(home) ?? new Set()).add(node))
    } else if (
      (node.type === 'ForOfStatement' && node.await) ||
      (node.type === 'VariableDeclaration' && node.kind === 'await using')
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

const insertInto = (block: AnyNode | null | undefined, wraps: Wraps): void => {
  if (block?.type === 'BlockStatement') {
    wraps.insert(block.start + 1, goBack)
  }
}

/**
 * Restores the function's context after an `await`, at the next position that
 * no error message quotes: the message for `(await x)()` must stay the same.
 */
const rewriteArrival = (
  wait: AnyNode,
  around: readonly AnyNode[],
  wraps: Wraps,
): void => {
  let node = wait
  for (const [index, parent] of around.entries()) {
    if (isSilent(node, parent)) {
      // The inner parentheses are for comma expressions.
      wraps.around(node.start, node.end, `${restore}(${here},(`, '))')
      return
    }
    if (parent.type === 'ForOfStatement') {
      insertInto(parent.right === node ? parent.body : undefined, wraps)
      return
    }
    if (parent.type === 'VariableDeclaration') {
      if (around[index + 1]?.type === 'BlockStatement') {
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

/**
 * Makes async functions of a program keep the context in which they were
 * called, and so the value that they process, across each `await`. Nothing
 * waits longer; only the functions' source and columns change, which the marks
 * undo.
 */
export const keepContext = (tree: AnyNode): Wraps => {
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
      const declared = `const ${here}=${save}();let ${behind}=${here};`
      rewriteBody(node, declared, wraps)
    }
    const waits = home && waiting.get(home)
    if (node.type === 'AwaitExpression' && waits) {
      rewriteOperand(node, wraps)
      rewriteArrival(node, around, wraps)
    } else if (
      node.type === 'TryStatement' &&
      [...(waits ?? [])].some(
        ({ start }) => node.start < start && start < node.end,
      )
    ) {
      rewriteTry(node, wraps)
    }
  })
  return wraps
}
