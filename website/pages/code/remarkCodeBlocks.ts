import { parse } from 'acorn'
import type { Code, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { renderCodeBlock } from './renderCodeBlock'

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

const figureOf = ({ lang, meta, value }: Code) => {
  const { attributes, html } = renderCodeBlock({
    language: lang ?? '',
    meta: meta ?? '',
    code: value,
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

/**
 * Turns every code fence into one inert element, highlighted here and now:
 * React hydrates a single node however many tokens it holds.
 */
export const remarkCodeBlocks =
  () =>
  (tree: Root): void =>
    visit(tree, 'code', fence => {
      Object.assign(fence, figureOf(fence))
    })
