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

type Attributes = Readonly<Record<string, string | number>>

/** An element of the viewer's own. */
export const make = (
  tag: string,
  attributes: Attributes,
  ...children: (Node | string)[]
): HTMLElement => {
  const element = toElement(draw(tag, attributes))
  element.append(...children)
  return element
}

export const createButton = (
  name: string,
  attributes: Attributes,
  press: (button: HTMLElement) => void,
): HTMLElement => {
  const button = make('button', { type: 'button', ...attributes }, name)
  button.addEventListener('click', () => press(button))
  return button
}

/** A button that is on or off, and says so. */
export const createToggle = (
  name: string,
  kind: 'pressed' | 'checked',
  change: (isOn: boolean) => void,
): HTMLElement => {
  const state = `aria-${kind}`
  const role = kind === 'checked' ? { role: 'switch' } : {}
  return createButton(name, { ...role, [state]: 'false' }, button => {
    const isOn = button.getAttribute(state) !== 'true'
    button.setAttribute(state, String(isOn))
    change(isOn)
  })
}
