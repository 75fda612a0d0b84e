import type { Mention } from './mentions'
import { siteHelpers } from './names'
import { type Sites, shorten } from './sites'
import {
  type CodeToken,
  isNew,
  splitItems,
  type TokenRange,
  withoutSpread,
} from './tokens'

/** Functions that only join others, which are steps themselves. */
const namesOnly: ReadonlySet<string> = new Set(['pipe', 'compose', 'curry'])

/** A range is what it is with its `.step(2)`. */
const endOfStep = (tokens: readonly CodeToken[], close: number): number => {
  const [dot, name, open] = tokens.slice(close + 1, close + 4)
  return dot?.text === '.' && name?.text === 'step' && open?.text === '('
    ? open.partner
    : close
}

const hasArrow = (
  tokens: readonly CodeToken[],
  { first, last }: TokenRange,
): boolean => {
  for (let index = first; index <= last; index++) {
    const token = tokens[index]
    if (token?.text === '=>') {
      return true
    }
    index = Math.max(index, token?.partner ?? index)
  }
  return false
}

/**
 * An argument may be a source unless it is a function, a number, an object,
 * spread or a mention of lfi.
 */
const mayBeSource = (
  { tokens, mentions }: Sites,
  argument: TokenRange,
): boolean => {
  const start = tokens[argument.first]
  const isOther =
    start === undefined ||
    /^(?:\.\.\.|function|async|class|\d|\{)/u.test(start.text) ||
    mentions.at(argument.first) !== undefined
  return !isOther && !hasArrow(tokens, argument)
}

/** `map(f, xs)` becomes `map(f, call(7, map, source(8, xs)))`. */
const noteCall = (sites: Sites, mention: Mention, open: number): void => {
  const { tokens } = sites
  const close = tokens[open]?.partner ?? -1
  const args = splitItems(tokens, open)
  const last = args.at(-1)
  if (close < 0 || !last) {
    return
  }
  if (!namesOnly.has(mention.name)) {
    const whole = { first: mention.first, last: endOfStep(tokens, close) }
    const site = sites.add(whole, 'call', mention.name, sites.text(whole))
    sites.wrap(
      withoutSpread(tokens, last),
      `${siteHelpers.call}(${site},${sites.text(mention)},`,
    )
  }
  for (const argument of args) {
    if (mayBeSource(sites, argument)) {
      const text = sites.text(argument)
      const source = sites.add(argument, 'source', shorten(text, 40), text)
      sites.wrap(argument, `${siteHelpers.source}(${source},`)
    }
  }
}

const isInExport = (tokens: readonly CodeToken[], index: number): boolean => {
  const open = tokens.findLastIndex(
    ({ text }, at) => at < index && text === '{',
  )
  return (
    tokens[open - 1]?.text === 'export' && (tokens[open]?.partner ?? -1) > index
  )
}

/** `first`, named and not called, becomes `reference(9, first)`. */
const noteReference = (sites: Sites, mention: Mention): void => {
  const { tokens } = sites
  const token = tokens[mention.first]
  const before = tokens[mention.first - 1]?.text ?? ''
  const after = tokens[mention.last + 1]?.text ?? ''
  const isOther =
    isInExport(tokens, mention.first) ||
    /^(?:\.\.\.|of|in|new|typeof|instanceof)$/u.test(before) ||
    /^(?:\??\.|\[|`|instanceof)$/u.test(after)
  if (!token || isOther) {
    return
  }
  const text = sites.text(mention)
  const site = sites.add(mention, 'call', mention.name, text)
  const opening = `${siteHelpers.reference}(${site},`
  sites.wrap(mention, token.isShorthand ? `${text}:${opening}` : opening)
}

/**
 * Makes code tell the recorder which function of lfi it calls, or only names,
 * and what it hands to it.
 */
export const noteMention = (sites: Sites, mention: Mention): void => {
  const next = sites.tokens[mention.last + 1]
  if (next?.text === '(' && !isNew(sites.tokens, mention.first)) {
    noteCall(sites, mention, mention.last + 1)
  } else {
    noteReference(sites, mention)
  }
}
