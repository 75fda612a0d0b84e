import { SiteNotes } from './SiteNotes'
import { siteHelpers } from './sites'
import {
  enclosing,
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
 * Makes code tell the recorder where it consumes by itself: loops, spreads,
 * `Array.from`.
 */
export class ConsumerSites extends SiteNotes {
  /** Notes what consumes at a token, if something does. */
  note(index: number): void {
    const text = this.tokens[index]?.text
    if (text === 'for') {
      this.#noteLoop(index)
    } else if (text === '...') {
      this.#noteSpread(index)
    } else if (text === '(') {
      this.#noteGlobalConsumer(index)
    }
  }

  #noteLoop(index: number): void {
    const isAsync = this.tokens[index + 1]?.text === 'await'
    const open = index + (isAsync ? 2 : 1)
    const close = this.tokens[open]?.partner ?? -1
    let of = open + 1
    while (of < close && this.tokens[of]?.text !== 'of') {
      of = Math.max(of, this.tokens[of]?.partner ?? of) + 1
    }
    if (of >= close || of + 1 >= close) {
      return
    }
    const whole = { first: index, last: close }
    const head = this.sites.text({ first: index, last: of })
    const site = this.sites.add(whole, 'consumer', 'for', `${head} …)`)
    const start = this.tokens[index]
    if (start && this.#beginsStatement(index)) {
      this.sites.insert(start.start, `${siteHelpers.consumer}(${site});`)
    } else {
      this.#noteInside({ first: of + 1, last: close - 1 }, site)
    }
  }

  /** Whether a statement can be put before the one that begins here. */
  #beginsStatement(index: number): boolean {
    const previous = this.tokens[index - 1]
    if (!previous || [';', '{', '}'].includes(previous.text)) {
      return true
    }
    const gap = this.sites.between(previous, this.tokens[index])
    return gap.includes('\n') && !/^(?:\)|else|do|:|=>)$/u.test(previous.text)
  }

  /**
   * Tells what is about to be consumed from inside of the call that makes it.
   * Put around the call, it would change what browsers say of something that
   * can't be iterated. What they say of a variable is mended.
   */
  #noteInside({ first, last }: TokenRange, site: number): void {
    const mention = this.mentions.at(first)
    const variable = this.tokens[first]
    if (first === last && variable?.isRead && !mention) {
      this.sites.wrap(
        { first, last },
        `(${siteHelpers.consumer}(${site},${variable.text}),`,
      )
      return
    }
    const open = mention ? mention.last + 1 : -1
    const argument = splitItems(this.tokens, open).at(-1)
    const isWhole = this.tokens[open]?.partner === last
    if (this.tokens[open]?.text === '(' && isWhole && argument) {
      const range = withoutSpread(this.tokens, argument)
      this.sites.wrap(range, `(${siteHelpers.consumer}(${site}),`)
    }
  }

  /** Only of what is read: `...rest` may also be where values go. */
  #noteSpread(index: number): void {
    const opening = enclosing(this.tokens, index)
    const subject = this.tokens[index + 1]
    const isPattern = this.#isPattern(opening)
    if (!subject || isPattern || this.tokens[opening]?.text === '{') {
      return
    }
    const item = splitItems(this.tokens, opening).find(
      ({ first }) => first === index,
    )
    if (item && item.last > index && (subject.isRead || subject.partner > 0)) {
      const site = this.sites.add(
        item,
        'consumer',
        '...',
        this.sites.text(item),
      )
      this.#noteInside({ first: index + 1, last: item.last }, site)
    }
  }

  /** A bracket before `=` or `=>`, or of a function's parameters. */
  #isPattern(open: number): boolean {
    const close = this.tokens[open]?.partner ?? -1
    const after = this.tokens[close + 1]?.text
    return after === '=' || after === '=>' || after === '{' || after === 'of'
  }

  #noteGlobalConsumer(open: number): void {
    const before = this.tokens[open - 1]?.text
    const isMade = isNew(this.tokens, open - 1)
    const first = open - (isMade ? 2 : 3)
    const name = isMade
      ? `new ${before}`
      : `${this.tokens[first]?.text}.${before}`
    const [argument] = splitItems(this.tokens, open)
    const isSpread = this.tokens[argument?.first ?? -1]?.text === '...'
    if (globalConsumers.has(name) && argument && !isSpread) {
      const whole = { first, last: this.tokens[open]?.partner ?? open }
      const site = this.sites.add(whole, 'consumer', name, `${name}(…)`)
      this.sites.wrap(argument, `${siteHelpers.consumer}(${site},`)
    }
  }
}
