import type { AnyNode } from 'acorn'
import { type AnyFunction, isFunction } from './contextCode'
import { walk } from './parseModule'

const isWait = (node: AnyNode, { generator }: AnyFunction): boolean =>
  node.type === 'AwaitExpression' ||
  (node.type === 'ForOfStatement' && node.await) ||
  (generator &&
    (node.type === 'YieldExpression' ||
      // Async generators await what they return.
      (node.type === 'ReturnStatement' && Boolean(node.argument))))

/**
 * What can't be rewritten. V8's message for a `yield*` that can't iterate has a
 * word for each call that follows in the function.
 */
const isBeyondUs = (node: AnyNode): boolean =>
  (node.type === 'VariableDeclaration' && node.kind === 'await using') ||
  (node.type === 'YieldExpression' && node.delegate)

/** A rest has to be last, and a directive forbids defaults. */
const takesParameter = ({ params, body }: AnyFunction): boolean =>
  params.at(-1)?.type !== 'RestElement' &&
  !(
    body.type === 'BlockStatement' &&
    body.body.some(
      statement => 'directive' in statement && Boolean(statement.directive),
    )
  )

/** The loop that waits in whose head a node is. */
export const loopAround = (
  node: AnyNode,
  around: readonly AnyNode[],
): AnyNode | undefined => {
  let inner = node
  for (const outer of around) {
    if (isFunction(outer)) {
      return undefined
    }
    if (
      outer.type === 'ForOfStatement' &&
      outer.await &&
      outer.right === inner
    ) {
      return outer
    }
    inner = outer
  }
  return undefined
}

/** The async functions that can be rewritten, each with all that waits in it. */
export const findWaiting = (
  tree: AnyNode,
): ReadonlyMap<AnyNode, ReadonlySet<AnyNode>> => {
  const waiting = new Map<AnyFunction, Set<AnyNode>>()
  const beyondUs = new Set<AnyNode>()
  walk(tree, (node, around) => {
    const home = around.find(isFunction)
    if (!home?.async) {
      return
    }
    if (isBeyondUs(node)) {
      beyondUs.add(home)
    } else if (isWait(node, home)) {
      waiting.set(home, (waiting.get(home) ?? new Set()).add(node))
    }
  })
  for (const each of [...waiting.keys()]) {
    if (beyondUs.has(each) || (each.generator && !takesParameter(each))) {
      waiting.delete(each)
    }
  }
  return waiting
}
