import { parse } from 'acorn'
import { exampleLanguage } from '../../examples/model/language'
import { type CodeFence, renderCodeBlock } from './renderCodeBlock'

/** What this plugin reads and writes of a Markdown syntax tree. */
type Node = {
  type: string
  children?: Node[]
  lang?: string | null
  meta?: string | null
  value?: string
  [field: string]: unknown
}

const isFence = (node: Node | undefined): boolean => node?.type === 'code'

const isOutput = (node: Node | undefined): boolean =>
  isFence(node) && node?.lang === 'output'

const readFence = (node: Node, next: Node | undefined): CodeFence => ({
  language: node.lang ?? '',
  meta: node.meta ?? '',
  code: node.value ?? '',
  ...(isOutput(next) && { output: (next?.value ?? '').split('\n') }),
})

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

const toFigure = (fence: CodeFence, baseUrl: string): Node => {
  const { attributes, html } = renderCodeBlock(fence, baseUrl)
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

const replaceFences = (parent: Node, baseUrl: string): void => {
  const children = parent.children ?? []
  parent.children = children.flatMap((node, index) => {
    const previous = children[index - 1]
    if (isOutput(node) && exampleLanguage(previous?.lang ?? '')) {
      return []
    }
    if (isFence(node)) {
      return [toFigure(readFence(node, children[index + 1]), baseUrl)]
    }
    if (node.children) {
      replaceFences(node, baseUrl)
    }
    return [node]
  })
}

/**
 * Turns every code fence into one inert element, highlighted here and now:
 * React hydrates a single node however many tokens it holds.
 */
export const remarkCodeBlocks =
  ({ baseUrl }: { baseUrl: string }) =>
  (tree: Node): void =>
    replaceFences(tree, baseUrl)
