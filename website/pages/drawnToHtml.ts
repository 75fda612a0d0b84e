import type { Drawn } from '@lfi-docs/trace'
import { escapeHtml } from './model/escapeHtml'

/** A drawing as inert HTML. */
export const drawnToHtml = (drawn: Drawn | string): string => {
  if (typeof drawn === 'string') {
    return escapeHtml(drawn)
  }
  const { tag, attributes, children } = drawn
  const written = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('')
  return `<${tag}${written}>${children.map(drawnToHtml).join('')}</${tag}>`
}
