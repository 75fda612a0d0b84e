import type { AnyNode, ForOfStatement, TryStatement } from 'acorn'
import {
  type AnyFunction,
  behind,
  contextHelpers,
  goBehind,
  isFunction,
  recorderModule,
  rewriteBody,
  rewriteOperand,
} from './contextCode'
import { findWaiting, loopAround } from './findWaiting'
import { walk } from './parseModule'
import { Wraps } from './Wraps'

const { save, leave, restore, head, call } = contextHelpers

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
  YieldExpression: 'argument',
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

const insertInto = (block: AnyNode | null | undefined, wraps: Wraps): void => {
  if (block?.type === 'BlockStatement') {
    wraps.insert(block.start + 1, goBack)
  }
}

/** The context of a loop's head: `leave` can't be put after what it iterates. */
const headOf = ({ start }: AnyNode): string =>
  `${head}(${here},${behind},${start})`

/**
 * Restores the function's context after a wait, at the next position that no
 * error message quotes: the message for `(await x)()` must stay the same.
 */
const rewriteArrival = (
  wait: AnyNode,
  around: readonly AnyNode[],
  wraps: Wraps,
): void => {
  const loop = loopAround(wait, around)
  const context = loop ? headOf(loop) : here
  let node = wait
  for (const [index, parent] of around.entries()) {
    if (isSilent(node, parent)) {
      // The inner parentheses are for comma expressions.
      wraps.around(node.start, node.end, `${restore}(${context},(`, '))')
      return
    }
    if (parent.type === 'ForOfStatement') {
      const isRestored = parent.right === node && !parent.await
      insertInto(isRestored ? parent.body : undefined, wraps)
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

/** The head, each iteration and what follows have a context of their own. */
const rewriteLoop = (
  loop: ForOfStatement,
  around: readonly AnyNode[],
  wraps: Wraps,
): void => {
  const { body } = loop
  const labels = around.findIndex(({ type }) => type !== 'LabeledStatement')
  const { start, end } = around[labels - 1] ?? loop
  const enter = `{${restore}(${headOf(loop)},${behind}=void 0);`
  wraps.around(start, end, enter, `;${goBack}}`)
  wraps.around(body.start, body.end, `{${goBack}try{`, `}finally{${goBehind}}}`)
}

/** A rejected wait continues in `catch` or `finally`. */
const rewriteTry = ({ handler, finalizer }: TryStatement, wraps: Wraps) => {
  insertInto(handler?.body, wraps)
  insertInto(finalizer, wraps)
}

/** Passes the context of the call of a generator on to its body. */
const called = '$lfiCalled'

/**
 * The body of a generator runs when it is pulled, perhaps by other code than
 * called it; but the default of a last parameter is evaluated by the call.
 */
const rewriteGenerator = (
  generator: AnyFunction,
  code: string,
  wraps: Wraps,
): void => {
  const { params, id, start } = generator
  const last = params.at(-1)
  const parenthesis = /(?:\/\*[\s\S]*?\*\/|\/\/.*|[^(])*?\(/uy
  parenthesis.lastIndex = id?.end ?? start
  parenthesis.exec(code)
  wraps.insert(
    last?.end ?? parenthesis.lastIndex,
    `${last ? ',' : ''}${called}=${call}()`,
  )
  const declared = `const ${here}=arguments.length>${params.length}?void 0:${called};let ${behind}=${save}();${goBack}`
  rewriteBody(generator, declared, wraps)
}

const rewriteFunction = (node: AnyFunction, code: string, wraps: Wraps) => {
  if (node.generator) {
    rewriteGenerator(node, code, wraps)
  } else {
    const declared = `const ${here}=${save}();let ${behind}=${here};`
    rewriteBody(node, declared, wraps)
  }
}

const rewriteWait = (
  node: AnyNode,
  around: readonly AnyNode[],
  wraps: Wraps,
): void => {
  if (node.type === 'ForOfStatement') {
    rewriteLoop(node, around, wraps)
    return
  }
  if (node.type === 'AwaitExpression' || node.type === 'YieldExpression') {
    rewriteArrival(node, around, wraps)
  }
  if ('argument' in node && node.argument) {
    rewriteOperand(node.argument, wraps)
  } else {
    const nothing = `${leave}(void 0,${behind},${behind}=void 0)`
    wraps.around(node.start, node.end, '', nothing)
  }
}

/**
 * Makes async functions of a program keep the context in which they were
 * called, and so the value that they process, across each wait. Nothing waits
 * longer; only the functions' source and columns change, which the marks undo.
 */
export const keepContext = (tree: AnyNode, code: string): Wraps => {
  const wraps = new Wraps()
  const waiting = findWaiting(tree)
  if (waiting.size === 0) {
    return wraps
  }
  const names = [save, leave, restore, head, call].join(',')
  // At the end and on its own line, so that no position changes.
  wraps.insert(tree.end, `\nimport{${names}}from"${recorderModule}";`)
  walk(tree, (node, around) => {
    if (isFunction(node) && waiting.has(node)) {
      rewriteFunction(node, code, wraps)
    }
    const home = around.find(isFunction)
    const waits = home && waiting.get(home)
    if (waits?.has(node)) {
      rewriteWait(node, around, wraps)
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
