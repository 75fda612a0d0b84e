import type { Locator } from '@playwright/test'

/** Where each row of a line of code begins that wraps, without its indentation. */
export const rowStarts = (line: Locator): Promise<number[]> =>
  line.evaluate(element => {
    const starts = new Map<number, number>()
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (texts.nextNode()) {
      const { currentNode: node } = texts
      for (const { index } of (node.textContent ?? '').matchAll(/\S/gu)) {
        range.setStart(node, index)
        range.setEnd(node, index + 1)
        const { top, left } = range.getBoundingClientRect()
        starts.set(top, Math.min(left, starts.get(top) ?? left))
      }
    }
    return [...starts.values()].map(Math.round)
  })
