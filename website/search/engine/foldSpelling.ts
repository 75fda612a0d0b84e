import { memoize } from '../../content/model/memoize'

/**
 * British and American spelling meet here: both sides of every comparison are
 * folded, so neither is the "right" one. Only listed stems are touched, since a
 * general rule would mangle words such as "promise" and "four".
 */
const IS_STEMS =
  /^(normal|optim|summar|general|organ|initial|serial|deserial|synchron|parallel|memo|material|recogn|real|minim|maxim|categor|priorit|token|custom|util|character|visual|final|stabil|random|item|sanit|equal|capital|special|central|local|global|standard|modular)is(?=e|i|a|$)/u
const OUR_STEMS = /^(col|flav|behavi|neighb|fav|hon|lab|hum|rum|vap)our/u
const YS_STEMS = /^(anal|paral|catal)ys(?=e|i|$)/u
const DOUBLED =
  /^(cancel|travel|label|model|signal|level|channel)l(?=ed|ing|er)/u

export const foldSpelling = memoize(word =>
  word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(IS_STEMS, '$1iz')
    .replace(OUR_STEMS, '$1or')
    .replace(YS_STEMS, '$1yz')
    .replace(DOUBLED, '$1')
    .replace(/^grey/u, 'gray')
    .replace(/^centre/u, 'center')
    .replace(/^catalogue/u, 'catalog'),
)
