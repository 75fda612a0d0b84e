import { siteHelpers } from './names'
import type { Sites } from './sites'
import {
  type CodeToken,
  enclosing,
  findOf,
  isNew,
  splitItems,
  type TokenRange,
  withoutSpread,
} from './tokens'

const globalConsumers: ReadonlySet<string> = new Set([
  'Array.from',
  'Object.fromEntries',
  'Promise.all',
  'Promise.allSettled',
  'Promise.any',
  'Promise.race',
  'new Map',
  'new Set',
])

/**
 * Tells what is about to be consumed from inside of the call that makes it. Put
 * around the call, it would change what browsers say of something that can't be
 * iterated. What they say of a variable is mended.
 */
const noteInside = (
  sites: Sites,
  { first, last }: TokenRange,
  site: number,
): void => {
  const { tokens, mentions } = sites
  const mention = mentions.at(first)
  const variable = tokens[first]
  if (first === last && variable?.isRead && !mention) {
    sites.wrap(
      { first, last },
      `(${siteHelpers.consumer}(${site},${variable.text}),`,
    )
    return
  }
  const open = mention ? mention.last + 1 : -1
  const argument = splitItems(tokens, open).at(-1)
  const isWhole = tokens[open]?.partner === last
  if (tokens[open]?.text === '(' && isWhole && argument) {
    const range = withoutSpread(tokens, argument)
    sites.wrap(range, `(${siteHelpers.consumer}(${site}),`)
  }
}

/** Whether a statement can be put before the one that begins here. */
const beginsStatement = (
  tokens: readonly CodeToken[],
  index: number,
): boolean => {
  const previous = tokens[index - 1]
  if (!previous || [';', '{', '}'].includes(previous.text)) {
    return true
  }
  return (
    tokens[index]?.isFirst === true &&
    !/^(?:\)|else|do|:|=>)$/u.test(previous.text)
  )
}

const noteLoop = (sites: Sites, index: number): void => {
  const { tokens } = sites
  const isAsync = tokens[index + 1]?.text === 'await'
  const open = index + (isAsync ? 2 : 1)
  const close = tokens[open]?.partner ?? -1
  const of = findOf(tokens, open)
  const start = tokens[index]
  if (!start || of < 0 || of + 1 >= close) {
    return
  }
  const whole = { first: index, last: close }
  const head = sites.text({ first: index, last: of })
  const site = sites.add(whole, 'consumer', 'for', `${head} …)`)
  if (beginsStatement(tokens, index)) {
    sites.insert(start.start, `${siteHelpers.consumer}(${site});`)
  } else {
    noteInside(sites, { first: of + 1, last: close - 1 }, site)
  }
}

/** A bracket before `=` or `=>`, or of a function's parameters. */
const isPattern = (tokens: readonly CodeToken[], open: number): boolean => {
  const close = tokens[open]?.partner ?? -1
  const after = tokens[close + 1]?.text
  return after === '=' || after === '=>' || after === '{' || after === 'of'
}

/** Only of what is read: `...rest` may also be where values go. */
const noteSpread = (sites: Sites, index: number): void => {
  const { tokens } = sites
  const opening = enclosing(tokens, index)
  const subject = tokens[index + 1]
  if (!subject || isPattern(tokens, opening) || tokens[opening]?.text === '{') {
    return
  }
  const item = splitItems(tokens, opening).find(({ first }) => first === index)
  if (item && item.last > index && (subject.isRead || subject.partner > 0)) {
    const site = sites.add(item, 'consumer', '...', sites.text(item))
    noteInside(sites, { first: index + 1, last: item.last }, site)
  }
}

const noteGlobalConsumer = (sites: Sites, open: number): void => {
  const { tokens } = sites
  const before = tokens[open - 1]?.text
  const isMade = isNew(tokens, open - 1)
  const first = open - (isMade ? 2 : 3)
  const name = isMade ? `new ${before}` : `${tokens[first]?.text}.${before}`
  const [argument] = splitItems(tokens, open)
  const isSpread = tokens[argument?.first ?? -1]?.text === '...'
  if (globalConsumers.has(name) && argument && !isSpread) {
    const whole = { first, last: tokens[open]?.partner ?? open }
    const site = sites.add(whole, 'consumer', name, `${name}(…)`)
    sites.wrap(argument, `${siteHelpers.consumer}(${site},`)
  }
}

/**
 * Makes code tell the recorder where it consumes by itself, if it does so at a
 * token: a loop, a spread, `Array.from`.
 */
export const noteConsumer = (sites: Sites, index: number): void => {
  const text = sites.tokens[index]?.text
  if (text === 'for') {
    noteLoop(sites, index)
  } else if (text === '...') {
    noteSpread(sites, index)
  } else if (text === '(') {
    noteGlobalConsumer(sites, index)
  }
}
