import type { Piece } from '../../engine/searchAnswer'

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#39;', "'"],
])

const decode = (text: string): string =>
  text.replace(/&[\w#]+;/gu, entity => ENTITIES.get(entity) ?? entity)

/**
 * The service's HTML as pieces of text. Only the highlight tags are markup;
 * anything else that a service may send stays text.
 */
export const readMarked = (html: string): Piece[] => {
  let marked = false
  return html.split(/(<\/?mark>)/u).flatMap(part => {
    if (part === '<mark>' || part === '</mark>') {
      marked = part === '<mark>'
      return []
    }
    return part === '' ? [] : [{ text: decode(part), marked }]
  })
}
