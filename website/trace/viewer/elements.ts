import type { ReactNode } from 'react'

type Attributes = Readonly<Record<string, unknown>>

/** An element as JSX makes it. */
type Drawn = { readonly type: unknown; readonly props: Attributes }

const isDrawn = (node: object): node is Drawn => 'type' in node

const setStyles = ({ style }: HTMLElement, values: object): void => {
  for (const [name, value] of Object.entries(values)) {
    if (name.startsWith('--')) {
      style.setProperty(name, String(value))
    } else {
      Object.assign(style, { [name]: value })
    }
  }
}

/** An element; texts stay texts. */
export const make = (
  tag: string,
  attributes: Attributes,
  ...children: readonly (Node | string)[]
): HTMLElement => {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'object' && value !== null) {
      setStyles(element, value)
    } else if (value !== undefined && value !== false) {
      const text = value === true ? '' : String(value)
      element.setAttribute(name === 'className' ? 'class' : name, text)
    }
  }
  element.append(...children)
  return element
}

/** Makes elements of what components without state draw. */
export const toNodes = (node: ReactNode): readonly (Node | string)[] => {
  if (Array.isArray(node)) {
    return node.flatMap(toNodes)
  }
  if (typeof node === 'string' || typeof node === 'number') {
    return [String(node)]
  }
  if (typeof node !== 'object' || node === null || !isDrawn(node)) {
    return []
  }
  const { type, props } = node
  if (typeof type === 'function') {
    return toNodes(Reflect.apply(type, undefined, [props]))
  }
  const { children, ...attributes } = props
  const inner = toNodes(children as ReactNode)
  // What is no tag is a fragment.
  return typeof type === 'string' ? [make(type, attributes, ...inner)] : inner
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
  change: (isOn: boolean) => void,
): HTMLElement =>
  createButton(name, { 'aria-pressed': 'false' }, button => {
    const isOn = button.ariaPressed !== 'true'
    button.ariaPressed = String(isOn)
    change(isOn)
  })
