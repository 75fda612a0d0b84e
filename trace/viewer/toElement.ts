import type { Drawn } from '../model/drawing/drawn'

/** Makes an element of a drawing; its texts stay texts. */
export const toElement = ({
  tag,
  attributes,
  children,
}: Drawn): HTMLElement => {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    element.setAttribute(name, value)
  }
  element.append(
    ...children.map(child =>
      typeof child === 'string' ? child : toElement(child),
    ),
  )
  return element
}
