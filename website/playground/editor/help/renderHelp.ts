import { type Piece, parsePhrase } from '../../../content/model/phrase'
import type { PageLink } from '../../compiler/typescript/facts'
import type { TypeInfo } from '../../compiler/typescript/messages'
import type { HelpContext } from './helpContext'
import { renderCode } from './renderCode'

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

export const linkTo = ({ baseUrl }: HelpContext, { path }: PageLink): string =>
  baseUrl + path.slice(1)

/** Opens a tab of its own: the code stays where it is. */
export const renderLink = (
  context: HelpContext,
  link: PageLink,
): HTMLElement => {
  const anchor = document.createElement('a')
  anchor.href = linkTo(context, link)
  anchor.target = '_blank'
  anchor.rel = 'noopener'
  anchor.textContent = link.label
  return anchor
}

/** The box beside a completion and over a hovered name. */
export const renderHelp = (
  context: HelpContext,
  { display, documentation, link }: TypeInfo,
): HTMLElement => {
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
    box.append(element('p', 'cm-help-text', renderLink(context, link)))
  }
  return box
}
