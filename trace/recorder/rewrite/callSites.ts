import type { Mention } from './mentions'
import { SiteNotes } from './SiteNotes'
import { shorten, siteHelpers } from './sites'
import { isNew, splitItems, type TokenRange, withoutSpread } from './tokens'

/** Functions that only join others, which are steps themselves. */
const namesOnly: ReadonlySet<string> = new Set(['pipe', 'compose', 'curry'])

/**
 * Makes code tell the recorder which functions of lfi it calls, which it only
 * names, and what it hands to them.
 */
export class CallSites extends SiteNotes {
  note(mention: Mention): void {
    const next = this.tokens[mention.last + 1]
    if (next?.text === '(' && !isNew(this.tokens, mention.first)) {
      this.#noteCall(mention, mention.last + 1)
    } else {
      this.#noteReference(mention)
    }
  }

  /** `map(f, xs)` becomes `map(f, call(7, map, source(8, xs)))`. */
  #noteCall(mention: Mention, open: number): void {
    const close = this.tokens[open]?.partner ?? -1
    const args = splitItems(this.tokens, open)
    const last = args.at(-1)
    if (close < 0 || !last) {
      return
    }
    if (!namesOnly.has(mention.name)) {
      const whole = { first: mention.first, last: this.#endOfStep(close) }
      const site = this.sites.add(
        whole,
        'call',
        mention.name,
        this.sites.text(whole),
      )
      const callee = this.sites.text(mention)
      this.sites.wrap(
        withoutSpread(this.tokens, last),
        `${siteHelpers.call}(${site},${callee},`,
      )
    }
    for (const argument of args) {
      if (this.#mayBeSource(argument)) {
        const text = this.sites.text(argument)
        const source = this.sites.add(
          argument,
          'source',
          shorten(text, 40),
          text,
        )
        this.sites.wrap(argument, `${siteHelpers.source}(${source},`)
      }
    }
  }

  /** A range is what it is with its `.step(2)`. */
  #endOfStep(close: number): number {
    const [dot, name, open] = this.tokens.slice(close + 1, close + 4)
    return dot?.text === '.' && name?.text === 'step' && open?.text === '('
      ? open.partner
      : close
  }

  /**
   * An argument may be a source unless it is a function, a number, an object,
   * spread or a mention of lfi.
   */
  #mayBeSource(argument: TokenRange): boolean {
    const start = this.tokens[argument.first]
    const isOther =
      start === undefined ||
      /^(?:\.\.\.|function|async|class|\d|\{)/u.test(start.text) ||
      this.mentions.at(argument.first) !== undefined
    return !isOther && !this.#hasArrow(argument)
  }

  #hasArrow({ first, last }: TokenRange): boolean {
    for (let index = first; index <= last; index++) {
      const token = this.tokens[index]
      if (token?.text === '=>') {
        return true
      }
      index = Math.max(index, token?.partner ?? index)
    }
    return false
  }

  /** `first`, named and not called, becomes `reference(9, first)`. */
  #noteReference(mention: Mention): void {
    const token = this.tokens[mention.first]
    const before = this.tokens[mention.first - 1]?.text ?? ''
    const after = this.tokens[mention.last + 1]?.text ?? ''
    const isOther =
      this.#isInExport(mention.first) ||
      /^(?:\.\.\.|of|in|new|typeof|instanceof)$/u.test(before) ||
      /^(?:\??\.|\[|`|instanceof)$/u.test(after)
    if (!token || isOther) {
      return
    }
    const text = this.sites.text(mention)
    const site = this.sites.add(mention, 'call', mention.name, text)
    const opening = `${siteHelpers.reference}(${site},`
    this.sites.wrap(mention, token.isShorthand ? `${text}:${opening}` : opening)
  }

  #isInExport(index: number): boolean {
    const open = this.tokens.findLastIndex(
      ({ text }, at) => at < index && text === '{',
    )
    return (
      this.tokens[open - 1]?.text === 'export' &&
      (this.tokens[open]?.partner ?? -1) > index
    )
  }
}
