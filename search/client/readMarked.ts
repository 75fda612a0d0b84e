export type MarkedPiece = { text: string; marked: boolean }

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#39;', "'"],
])

const decode = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#39);/gu, entity => {
    return ENTITIES.get(entity) ?? entity
  })

/**
 * A snippet as pieces of text: the highlight tags are the only markup there is,
 * so whatever else a service may send stays text.
 */
export const readMarked = (html: string): MarkedPiece[] => {
  let marked = false
  return html.split(/(<\/?mark>)/u).flatMap(part => {
    if (part === '<mark>' || part === '</mark>') {
      marked = part === '<mark>'
      return []
    }
    return part === '' ? [] : [{ text: decode(part), marked }]
  })
}
