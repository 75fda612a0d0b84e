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

const isCall = (node: AnyNode): node is Call =>
  node.type === 'CallExpression' || node.type === 'NewExpression'

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

/** Whether an array holds nothing but what is spread there. */
const isOnly = (array: AnyNode, spread: AnyNode): boolean =>
  array.type === 'ArrayExpression' &&
  array.elements.length === 1 &&
  array.elements[0] === spread &&
  spread.type === 'SpreadElement'

/**
 * Where a program calls and consumes, by positions of the JavaScript as it runs.
 * Throws if the code can't be read.
 */
export const findPlaces = (js: string, written: string): Places => {
  const calls: Record<string, CallPlace> = {}
  const consumers: Record<string, Consumer> = {}
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

  /**
   * Where browsers say that an expression is. A call is at the last word of what
   * it calls, or else at its parenthesis, in V8; at either or its start in others.
   */
  const keysOf = (node: AnyNode): readonly string[] => {
    if (!isCall(node)) {
      return [keyOf(node.start)]
    }
    const { callee } = node
    const word = callee.type === 'MemberExpression' ? callee.property : callee
    const parenthesis = js.slice(callee.end, node.end).indexOf('(')
    const opening = parenthesis < 0 ? node.start : callee.end + parenthesis
    const isWord =
      word.type === 'Identifier' || word.type === 'PrivateIdentifier'
    const called = isWord ? word.start : opening
    const first = node.type === 'NewExpression' ? node.start : called
    return [first, opening, node.start].map(keyOf)
  }

  const put = <Found>(
    places: Record<string, Found>,
    node: AnyNode,
    found: Found,
  ): void => {
    const [first = '', ...others] = keysOf(node)
    places[first] = found
    for (const other of others) {
      places[other] ??= found
    }
  }

  const isPipe = (node: AnyNode): node is CallExpression =>
    node.type === 'CallExpression' &&
    /^(?:pipe|compose)$/u.test(textOf(node.callee))

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

  const addCall = (node: Call, around: readonly AnyNode[]): void => {
    const { callee, arguments: given } = node
    const inside = [node, ...around]
    const index = given.findIndex(({ type }) => type === 'SpreadElement')
    const spread = given[index]
    put(calls, node, {
      spot: spotOf(node, around),
      given: given
        .slice(0, spread ? index : given.length)
        .map(argument => spotOf(argument, inside)),
    })
    const isNew = node.type === 'NewExpression'
    const name = `${isNew ? 'new ' : ''}${textOf(callee)}`
    if (spread) {
      put(consumers, node, { spot: spotOf(spread, inside), name: '...' })
    } else if (consumingCalls.test(name)) {
      put(consumers, node, { spot: spotOf(node, around, `${name}(…)`), name })
    }
  }

  walk(
    parse(js, { ecmaVersion: 'latest', sourceType: 'module' }),
    (node, around) => {
      const consume = (
        iterable: AnyNode | null | undefined,
        name: string,
        label?: string,
      ): void => {
        if (iterable) {
          put(consumers, iterable, { spot: spotOf(node, around, label), name })
        }
      }
      if (node.type === 'ForOfStatement') {
        const head = js.slice(node.start, node.right.start).trimEnd()
        consume(node.right, 'for', `${head} …)`)
      } else if (node.type === 'SpreadElement') {
        consume(node.argument, '...')
      } else if (node.type === 'VariableDeclarator') {
        consume(node.id.type === 'ArrayPattern' ? node.init : null, '[…] =')
      } else if (node.type === 'YieldExpression') {
        consume(node.delegate ? node.argument : null, 'yield*')
      } else if (isCall(node)) {
        addCall(node, around)
      }
    },
  )
  return { calls, consumers }
}
