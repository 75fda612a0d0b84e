import { escapeMarkup, mark } from '../markup'
import type { SearchHit } from '../searchAnswer'
import { hierarchyOf } from '../toHit'
import type { TypeMatch } from './searchTypes'

/** The signature as HTML, with the parameters and the result that fit marked. */
const markSignature = ({ signature, match }: TypeMatch): string => {
  const { params, returns } = signature.record
  const shown = params.map((text, place) =>
    match.params.includes(place) ? mark(text) : escapeMarkup(text),
  )
  const result = match.result ? mark(returns) : escapeMarkup(returns)
  return `(${shown.join(', ')}) =&gt; ${result}`
}

const plainSignature = ({ signature }: TypeMatch): string =>
  `(${signature.record.params.join(', ')}) => ${signature.record.returns}`

export const toTypeHit = (found: TypeMatch): SearchHit => {
  const { entry } = found
  const hierarchy = hierarchyOf(entry)
  const title = { value: escapeMarkup(entry.title), matchLevel: 'none' }
  const content = { value: markSignature(found), matchLevel: 'full' }
  const fields = {
    hierarchy: {
      lvl0: { value: escapeMarkup(entry.group), matchLevel: 'none' },
      lvl1: title,
    },
    content,
  }
  return {
    objectID: entry.url,
    url: entry.url,
    type: 'content',
    hierarchy,
    content: plainSignature(found),
    _highlightResult: fields,
    _snippetResult: fields,
  }
}
