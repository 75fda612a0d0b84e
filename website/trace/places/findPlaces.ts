import {
  type AnyNode,
  type CallExpression,
  type NewExpression,
  parse,
} from 'acorn'
import type { Spot } from '../trace'
import { alignCode, lineStarts } from './alignCode'
import { type CallPlace, type Consumer, type Places, shorten } from './places'

type Call = CallExpression | NewExpression

const consumingCalls =
  /^(?:Array\.from|Object\.fromEntries|Promise\.(?:all|allSettled|any|race)|new (?:Map|Set))$/u

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'string' &&
  'start' in value

/** Calls `visit` with each node and those around it, the innermost first. */
const walk = (
  node: AnyNode,
  visit: (node: AnyNode, around: readonly AnyNode[]) => void,
  around: readonly AnyNode[] = [],
): void => {
  visit(node, around)
  const inside = [node, ...around]
  for (const child of Object.values(node).flat()) {
    if (isNode(child)) {
      walk(child, visit, inside)
    }
  }
}

/**
 * Where a program calls and consumes, by positions of the JavaScript as it runs.
 * Throws if the code can't be read.
 */
export const findPlaces = (js: string, written: string): Places => {
  const calls: Record<string, CallPlace> = {}
  const consumers: Places['consumers'][number][] = []
  const lines = lineStarts(js)
  const writtenLines = lineStarts(written)
  const toWritten = alignCode(written, js)
  const textOf = ({ start, end }: AnyNode): string => js.slice(start, end)

  const lineOf = (offset: number): number =>
    writtenLines.findLastIndex(begin => begin <= toWritten(offset)) + 1

  const keyOf = (offset: number): string => {
    const line = lines.findLastIndex(begin => begin <= offset)
    return `${line + 1}:${offset - (lines[line] ?? 0) + 1}`
  }

  const isPipe = (node: AnyNode): node is CallExpression =>
    node.type === 'CallExpression' &&
    /^(?:pipe|compose)$/u.test(textOf(node.callee))

  /** Whether an array holds nothing but what is spread there. */
  const isOnly = (array: AnyNode, spread: AnyNode): boolean =>
    array.type === 'ArrayExpression' &&
    array.elements.length === 1 &&
    array.elements[0] === spread &&
    spread.type === 'SpreadElement'

  /** Where the pipeline begins that ends with a node, and what it is called. */
  const headOf = (
    node: AnyNode,
    around: readonly AnyNode[],
  ): NonNullable<Spot['head']> => {
    let last = node
    let isEnd = true
    for (const outer of around) {
      if (isPipe(outer) && outer.arguments.some(each => each === last)) {
        isEnd &&= outer.arguments.at(-1) === last
      } else if (outer.type === 'VariableDeclarator' && outer.init === last) {
        const line = lineOf(outer.start)
        return isEnd ? { line, name: shorten(textOf(outer.id)) } : { line }
      } else if (outer.type !== 'AwaitExpression' && !isOnly(outer, last)) {
        break
      }
      last = outer
    }
    return { line: lineOf(last.start) }
  }

  const spotOf = (
    node: AnyNode,
    around: readonly AnyNode[],
    label?: string,
  ): Spot => {
    const from = toWritten(node.start)
    // From the last character: the offset after it may map to another word.
    const to = toWritten(node.end - 1) + 1
    return {
      label: shorten(label ?? written.slice(from, to)),
      line: lineOf(node.start),
      range: { from, to },
      head: headOf(node, around),
    }
  }

  const addConsumer = (
    range: AnyNode,
    node: AnyNode,
    around: readonly AnyNode[],
    called: string,
    label?: string,
  ): void => {
    const { start, end } = range
    const consumer = { spot: spotOf(node, around, label), name: called }
    consumers.unshift({ start, end, consumer })
  }

  const consumerOf = (
    node: Call,
    spread: AnyNode | undefined,
    around: readonly AnyNode[],
  ): Consumer | undefined => {
    if (spread) {
      return { spot: spotOf(spread, [node, ...around]), name: '...' }
    }
    const isNew = node.type === 'NewExpression'
    const called = `${isNew ? 'new ' : ''}${textOf(node.callee)}`
    return consumingCalls.test(called)
      ? { spot: spotOf(node, around, `${called}(…)`), name: called }
      : undefined
  }

  const addCall = (node: Call, around: readonly AnyNode[]): void => {
    const { callee, arguments: given } = node
    const spread = given.findIndex(({ type }) => type === 'SpreadElement')
    const place: CallPlace = {
      spot: spotOf(node, around),
      given: given
        .slice(0, spread < 0 ? given.length : spread)
        .map(argument => spotOf(argument, [node, ...around])),
      consumer: consumerOf(node, given[spread], around),
    }
    // V8 names the last word of the callee, or else the parenthesis; others
    // the start of the call or its end.
    const word = callee.type === 'MemberExpression' ? callee.property : callee
    const isNew = node.type === 'NewExpression'
    const parenthesis = js.slice(callee.end, node.end).indexOf('(')
    const opening = parenthesis < 0 ? node.start : callee.end + parenthesis
    const isWord =
      word.type === 'Identifier' || word.type === 'PrivateIdentifier'
    const first = isNew ? node.start : isWord ? word.start : opening
    calls[keyOf(first)] = place
    for (const other of [opening, node.start]) {
      calls[keyOf(other)] ??= place
    }
  }

  walk(
    parse(js, { ecmaVersion: 'latest', sourceType: 'module' }),
    (node, around) => {
      if (node.type === 'ForOfStatement') {
        const head = js.slice(node.start, node.right.start).trimEnd()
        addConsumer(node.right, node, around, 'for', `${head} …)`)
      } else if (node.type === 'SpreadElement') {
        if (around[0]?.type !== 'ObjectExpression') {
          addConsumer(node, node, around, '...')
        }
      } else if (node.type === 'VariableDeclarator') {
        if (node.id.type === 'ArrayPattern' && node.init) {
          addConsumer(node.init, node, around, '[…] =')
        }
      } else if (node.type === 'YieldExpression') {
        if (node.delegate && node.argument) {
          addConsumer(node.argument, node, around, 'yield*')
        }
      } else if (
        node.type === 'CallExpression' ||
        node.type === 'NewExpression'
      ) {
        addCall(node, around)
      }
    },
  )
  return { calls, consumers, lines }
}
