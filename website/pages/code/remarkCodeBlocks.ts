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

const toFigure = (
  { lang: language, meta, value: code }: Node,
  baseUrl: string,
): Node => {
  const { attributes, html } = renderCodeBlock(
    { language: language ?? '', meta: meta ?? '', code: code ?? '' },
    baseUrl,
  )
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

const replaceFences = (nodes: readonly Node[], baseUrl: string): Node[] =>
  nodes.map(node => {
    if (node.type === 'code') {
      return toFigure(node, baseUrl)
    }
    return node.children
      ? { ...node, children: replaceFences(node.children, baseUrl) }
      : node
  })

/**
 * Turns every code fence into one inert element, highlighted here and now:
 * React hydrates a single node however many tokens it holds.
 */
export const remarkCodeBlocks =
  ({ baseUrl }: { baseUrl: string }) =>
  (tree: Node): void => {
    tree.children = replaceFences(tree.children ?? [], baseUrl)
  }
