import { type Drawn, draw } from '../draw/drawn'

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

/** An element of the viewer's own. */
export const make = (
  tag: string,
  attributes: Readonly<Record<string, string | number>>,
  ...children: (Node | string)[]
): HTMLElement => {
  const element = toElement(draw(tag, attributes))
  element.append(...children)
  return element
}
