import { parse } from 'acorn'
import { renderCodeBlock } from './renderCodeBlock'

/** What this plugin reads and writes of a Markdown syntax tree. */
type Node = {
  type: string
  children?: Node[]
  lang?: string | null
  meta?: string | null
  value?: string
  [field: string]: unknown
}

/** `{ __html: "…" }`, with the syntax tree that MDX wants beside the text. */
const htmlExpression = (html: string) => {
  const value = `({ __html: ${JSON.stringify(html)} })`
  return {
    type: 'mdxJsxAttributeValueExpression',
    value,
    data: {
      estree: parse(value, { ecmaVersion: 'latest', sourceType: 'module' }),
    },
  }
}

const toFigure = ({ lang, meta, value }: Node): Node => {
  const { attributes, html } = renderCodeBlock({
    language: lang ?? '',
    meta: meta ?? '',
    code: value ?? '',
  })
  return {
    type: 'mdxJsxFlowElement',
    name: 'figure',
    attributes: [
      ...Object.entries(attributes).map(([name, value]) => ({
        type: 'mdxJsxAttribute',
        name,
        value,
      })),
      {
        type: 'mdxJsxAttribute',
        name: 'dangerouslySetInnerHTML',
        value: htmlExpression(html),
      },
    ],
    children: [],
  }
}

const replaceFences = (nodes: readonly Node[] = []): Node[] =>
  nodes.map(node => {
    if (node.type === 'code') {
      return toFigure(node)
    }
    return node.children
      ? { ...node, children: replaceFences(node.children) }
      : node
  })

/**
 * Turns every code fence into one inert element, highlighted here and now:
 * React hydrates a single node however many tokens it holds.
 */
export const remarkCodeBlocks =
  () =>
  (tree: Node): void => {
    tree.children = replaceFences(tree.children)
  }
