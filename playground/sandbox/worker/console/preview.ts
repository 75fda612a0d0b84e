import type { PreviewNode } from '../../messages'
import { isMap, isSet } from '../inspect/brands'
import { mapEntries, setItems } from '../inspect/formatItems'
import { keysOf } from '../inspect/keys'
import type { Inspect } from './format'

const mostChildren = 100
const mostDepth = 5
const mostNodesPerCall = 500
const mostTextLength = 120

type Child = readonly [label: string, value: unknown]

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null

const ownProperties = (value: object): Child[] =>
  keysOf({ showHidden: false }, value)
    .slice(0, mostChildren + 1)
    .map(key => {
      const own = Reflect.getOwnPropertyDescriptor(value, key)
      return [String(key), own && 'value' in own ? own.value : own?.get]
    })

const childrenOf = (
  value: object,
  describe: (key: object) => string,
): Child[] => {
  if (Array.isArray(value) && value.length > mostChildren)
    return Array.from({ length: mostChildren + 1 }, (_, index) => [
      `${index}`,
      value[index],
    ])
  if (isSet(value))
    return setItems(value, mostChildren + 1).map((item, index) => [
      `${index}`,
      item,
    ])
  if (isMap(value))
    return mapEntries(value, mostChildren + 1).map(([key, item]) => [
      isObject(key) ? describe(key) : String(key),
      item,
    ])
  return ArrayBuffer.isView(value) || value instanceof Error
    ? []
    : ownProperties(value)
}

/** Builds the trees of values that have something nested in them. */
export const createPreviewer = (
  inspect: Inspect,
  unwrap: (value: unknown) => unknown,
  mostNodesPerRun: number,
) => {
  let nodesOfRun = mostNodesPerRun
  let nodesOfCall = 0

  const oneLine = (value: unknown): string => {
    const text = inspect(value, {
      depth: 0,
      colors: false,
      breakLength: Number.POSITIVE_INFINITY,
      maxArrayLength: 6,
      maxStringLength: mostTextLength,
    }).replaceAll(/\s*\n\s*/gu, ' ')
    return text.length > mostTextLength
      ? `${text.slice(0, mostTextLength - 1)}…`
      : text
  }

  const createNode = (
    label: string,
    given: unknown,
    ancestors: readonly object[],
  ): PreviewNode => {
    const value = unwrap(given)
    nodesOfRun--
    nodesOfCall--
    if (!isObject(value)) return { label, text: oneLine(value) }
    if (ancestors.includes(value)) return { label, text: '[Circular]' }
    const children = createChildren(value, [...ancestors, value])
    return {
      label,
      text: oneLine(value),
      ...(children.length > 0 ? { children } : {}),
    }
  }

  const createChildren = (
    value: object,
    ancestors: readonly object[],
  ): PreviewNode[] => {
    if (ancestors.length > mostDepth) return []
    const nodes: PreviewNode[] = []
    for (const [label, child] of childrenOf(value, oneLine)) {
      if (nodes.length >= mostChildren || nodesOfCall <= 0 || nodesOfRun <= 0) {
        nodes.push({ label: '…', text: 'more' })
        break
      }
      nodes.push(createNode(label, child, ancestors))
    }
    return nodes
  }

  /** The trees of those of `values` that are worth opening. */
  return (values: readonly unknown[]): PreviewNode[] => {
    if (nodesOfRun <= 0 || !values.some(isObject)) return []
    nodesOfCall = mostNodesPerCall
    return values
      .filter(isObject)
      .map(value => createNode('', value, []))
      .filter(
        ({ children = [] }) =>
          children.length > 100 || children.some(child => child.children),
      )
  }
}
