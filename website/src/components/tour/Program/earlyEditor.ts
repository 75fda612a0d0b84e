/** Where a selection begins and ends in the code. */
export type Selected = { readonly anchor: number; readonly head: number }

const offsetIn = (element: HTMLElement, node: Node, offset: number): number => {
  const before = document.createRange()
  before.selectNodeContents(element)
  before.setEnd(node, offset)
  return before.toString().length
}

/** Code that the browser alone edits, until the editor has been loaded. */
export const earlyEditor = (element: HTMLElement) => {
  const selected = (): Selected | undefined => {
    const { anchorNode, anchorOffset, focusNode, focusOffset } =
      getSelection() ?? {}
    return document.activeElement === element && anchorNode && focusNode
      ? {
          anchor: offsetIn(element, anchorNode, anchorOffset ?? 0),
          head: offsetIn(element, focusNode, focusOffset ?? 0),
        }
      : undefined
  }
  return {
    // The last line is ended too.
    code: (): string => (element.textContent ?? '').replace(/\n$/u, ''),
    replace: (code: string): void => {
      const head = selected()?.head
      const text = new Text(code)
      element.replaceChildren(text)
      if (head !== undefined) {
        getSelection()?.collapse(text, Math.min(head, code.length))
      }
    },
    /** What is selected, if the visitor has begun to edit. */
    selected,
  }
}
