import { isMap, isSet, keysOf, mapEntries, setItems } from '@lfi-docs/inspect'
import type { PreviewNode } from '../../messages'
import { isA, isObject } from '../builtIns'
import type { Inspect } from './format'

const MAX_CHILDREN = 100
const MAX_DEPTH = 5
const MAX_NODES_PER_CALL = 500
const MAX_NODES_PER_RUN = 20_000
const MAX_TEXT_LENGTH = 120

type Child = readonly [label: string, value: unknown]

const ownProperties = (value: object): Child[] =>
  keysOf({ showHidden: false }, value)
    .slice(0, MAX_CHILDREN + 1)
    .map(key => {
      const own = Reflect.getOwnPropertyDescriptor(value, key)
      return [String(key), own && 'value' in own ? own.value : own?.get]
    })

const childrenOf = (
  value: object,
  describe: (key: object) => string,
): Child[] => {
  if (Array.isArray(value) && value.length > MAX_CHILDREN) {
    return Array.from({ length: MAX_CHILDREN + 1 }, (_, index) => [
      `${index}`,
      value[index],
    ])
  }
  if (isSet(value)) {
    return setItems(value, MAX_CHILDREN + 1).map((item, index) => [
      `${index}`,
      item,
    ])
  }
  if (isMap(value)) {
    return mapEntries(value, MAX_CHILDREN + 1).map(([key, item]) => [
      isObject(key) ? describe(key) : String(key),
      item,
    ])
  }
  return ArrayBuffer.isView(value) || isA(Error, value)
    ? []
    : ownProperties(value)
}

/** Builds the trees of values that have something nested in them. */
export const createPreviewer = (
  inspect: Inspect,
  unwrap: (value: unknown) => unknown,
) => {
  let nodesOfRun = MAX_NODES_PER_RUN
  let nodesOfCall = 0

  const oneLine = (value: unknown): string => {
    const text = inspect(value, {
      depth: 0,
      colors: false,
      breakLength: Number.POSITIVE_INFINITY,
      maxArrayLength: 6,
      maxStringLength: MAX_TEXT_LENGTH,
    }).replaceAll(/\s*\n\s*/gu, ' ')
    return text.length > MAX_TEXT_LENGTH
      ? `${text.slice(0, MAX_TEXT_LENGTH - 1)}…`
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
    if (!isObject(value)) {
      return { label, text: oneLine(value) }
    }
    if (ancestors.includes(value)) {
      return { label, text: '[Circular]' }
    }
    const children = createChildren(value, [...ancestors, value])
    return {
      label,
      text: oneLine(value),
      ...(children.length > 0 ? { children } : {}),
    }
  }

  const createChildren = (value: object, ancestors: readonly object[]) => {
    if (ancestors.length > MAX_DEPTH) {
      return []
    }
    const nodes: PreviewNode[] = []
    for (const [label, child] of childrenOf(value, oneLine)) {
      if (nodes.length >= MAX_CHILDREN || nodesOfCall <= 0 || nodesOfRun <= 0) {
        nodes.push({ label: '…', text: 'more' })
        break
      }
      nodes.push(createNode(label, child, ancestors))
    }
    return nodes
  }

  /** The trees of those of `values` that are worth opening. */
  return (values: readonly unknown[]): PreviewNode[] => {
    if (nodesOfRun <= 0 || !values.some(isObject)) {
      return []
    }
    nodesOfCall = MAX_NODES_PER_CALL
    return values
      .filter(isObject)
      .map(value => createNode('', value, []))
      .filter(
        ({ children = [] }) =>
          children.length > MAX_CHILDREN ||
          children.some(child => child.children),
      )
  }
}
