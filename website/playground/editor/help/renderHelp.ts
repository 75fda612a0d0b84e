import { type Piece, parsePhrase } from '../../../content/model/phrase'
import type { LibraryName } from './libraryNames'
import { renderCode } from './renderCode'

type Link = { readonly label: string; readonly address: string }

type Help = {
  /** A declaration or call, shown as code. */
  readonly display: string
  /** A Markdown phrase, of which only code is shown as such. */
  readonly documentation: string
  readonly link?: Link | undefined
}

export const element = (
  tag: string,
  className: string,
  ...children: (string | Node)[]
): HTMLElement => {
  const created = document.createElement(tag)
  created.className = className
  created.append(...children)
  return created
}

const withCode = (pieces: readonly Piece[]): (string | Node)[] =>
  pieces.flatMap(piece => {
    if ('pieces' in piece) {
      return withCode(piece.pieces)
    }
    return piece.kind === 'code'
      ? element('code', 'cm-help-inline', piece.text)
      : piece.text
  })

/** Opens a tab of its own: the code stays where it is. */
export const renderLink = ({ label, address }: Link): HTMLElement => {
  const anchor = document.createElement('a')
  anchor.href = address
  anchor.target = '_blank'
  anchor.rel = 'noopener'
  anchor.textContent = label
  return anchor
}

/** The box beside a completion and over a hovered name. */
export const renderHelp = ({
  display,
  documentation,
  link,
}: Help): HTMLElement => {
  const box = element('div', 'cm-help')
  if (display) {
    box.append(element('pre', 'cm-help-display', ...renderCode(display)))
  }
  if (documentation) {
    box.append(
      element('p', 'cm-help-text', ...withCode(parsePhrase(documentation))),
    )
  }
  if (link) {
    box.append(element('p', 'cm-help-text', renderLink(link)))
  }
  return box
}

/** To where a name is documented. */
export const linkTo = (
  baseUrl: string,
  { name, module, path }: LibraryName,
): Link => ({
  label:
    module === 'lfi'
      ? `${name} in the API reference`
      : `${name} in the guide to ${module}`,
  address: baseUrl + path.slice(1),
})
