import { MAX_LABEL_LENGTH, type StepRole } from '../../model/trace'
import { type CodeToken, splitItems, type TokenRange } from './tokens'
import type { Wraps } from './Wraps'

/** A place in the reader's code that may become a step. */
export type Site = {
  readonly label: string
  readonly name: string
  readonly role: StepRole
  readonly line: number
  readonly column: number
}

/**
 * The functions of the recorder that instrumented code calls: say which call is
 * about to be made, stand for a function that is only named, tell where a source
 * and a consumer are.
 */
export const siteHelpers = {
  call: '$lfiCall',
  reference: '$lfiName',
  source: '$lfiSource',
  consumer: '$lfiUse',
} as const

/** What lfi's functions are called in the code. */
type Names = {
  readonly functions: ReadonlyMap<string, string>
  readonly namespaces: ReadonlySet<string>
}

/** A mention of one of lfi's functions: its tokens, and its own name. */
type Mention = TokenRange & { readonly name: string }

const isLfi = (token: CodeToken | undefined): boolean =>
  token?.text === `"'lfi'` || token?.text === '""lfi"'

const readClause = (
  tokens: readonly CodeToken[],
  { first, last }: TokenRange,
  functions: Map<string, string>,
  namespaces: Set<string>,
): void => {
  for (let index = first; index <= last; index++) {
    const text = tokens[index]?.text
    if (text === '*' && tokens[index + 1]?.text === 'as') {
      namespaces.add(tokens[index + 2]?.text ?? '')
    } else if (text === '{') {
      for (const item of splitItems(tokens, index)) {
        functions.set(
          tokens[item.last]?.text ?? '',
          tokens[item.first]?.text ?? '',
        )
      }
    }
  }
}

const readImports = (tokens: readonly CodeToken[]): Names => {
  const functions = new Map<string, string>()
  const namespaces = new Set<string>()
  tokens.forEach(({ text }, index) => {
    if (text !== 'import') {
      return
    }
    const from = tokens.findIndex(
      (token, at) => at > index && token.text.startsWith('"'),
    )
    if (isLfi(tokens[from])) {
      readClause(
        tokens,
        { first: index + 1, last: from - 1 },
        functions,
        namespaces,
      )
    }
  })
  return { functions, namespaces }
}

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

/** Functions that only join others, which are steps themselves. */
const namesOnly: ReadonlySet<string> = new Set(['pipe', 'compose', 'curry'])

/** Finds the places in the code, and has the code say when it is at one. */
export class SiteFinder {
  readonly sites: Site[] = []
  #code: string
  #tokens: readonly CodeToken[]
  #wraps: Wraps
  #names: Names

  constructor(code: string, tokens: readonly CodeToken[], wraps: Wraps) {
    this.#code = code
    this.#tokens = tokens
    this.#wraps = wraps
    this.#names = readImports(tokens)
  }

  /** Whether the code imports lfi at all. */
  get hasLfi(): boolean {
    return this.#names.functions.size + this.#names.namespaces.size > 0
  }

  find(): void {
    this.#tokens.forEach((token, index) => {
      const mention = this.#mentionAt(index)
      if (mention) {
        this.#noteMention(mention)
      } else if (token.text === 'for') {
        this.#noteLoop(index)
      } else if (token.text === '...') {
        this.#noteSpread(index)
      } else if (token.text === '(') {
        this.#noteGlobalConsumer(index)
      }
    })
  }

  #text({ first, last }: TokenRange): string {
    const start = this.#tokens[first]?.start ?? 0
    const end = this.#tokens[last]?.end ?? start
    return this.#code.slice(start, end)
  }

  #add(range: TokenRange, role: StepRole, name: string, label: string): number {
    const start = this.#tokens[range.first]?.start ?? 0
    const before = this.#code.slice(0, start)
    this.sites.push({
      label: shorten(label),
      name,
      role,
      line: before.split('\n').length,
      column: start - before.lastIndexOf('\n'),
    })
    return this.sites.length - 1
  }

  #mentionAt(index: number): Mention | undefined {
    const token = this.#tokens[index]
    const previous = this.#tokens[index - 1]?.text
    if (!token || previous === '.' || previous === '?.') {
      return undefined
    }
    if (!token.isRead && !token.isShorthand) {
      return undefined
    }
    const name = this.#names.functions.get(token.text)
    if (name !== undefined) {
      return { first: index, last: index, name }
    }
    const isMember =
      this.#names.namespaces.has(token.text) &&
      this.#tokens[index + 1]?.text === '.'
    return isMember
      ? {
          first: index,
          last: index + 2,
          name: this.#tokens[index + 2]?.text ?? '',
        }
      : undefined
  }

  #noteMention(mention: Mention): void {
    const next = this.#tokens[mention.last + 1]
    if (next?.text === '(' && !this.#isNew(mention.first)) {
      this.#noteCall(mention, mention.last + 1)
    } else {
      this.#noteReference(mention)
    }
  }

  #isNew(index: number): boolean {
    return this.#tokens[index - 1]?.text === 'new'
  }

  #wrap({ first, last }: TokenRange, before: string): void {
    const start = this.#tokens[first]
    const end = this.#tokens[last]
    if (start && end) {
      this.#wraps.around(start.start, end.end, before, ')')
    }
  }

  /** `map(f, xs)` becomes `map(f, call(7, map, source(8, xs)))`. */
  #noteCall(mention: Mention, open: number): void {
    const close = this.#tokens[open]?.partner ?? -1
    const args = splitItems(this.#tokens, open)
    const last = args.at(-1)
    if (close < 0 || !last) {
      return
    }
    if (!namesOnly.has(mention.name)) {
      const whole = { first: mention.first, last: this.#endOfStep(close) }
      const site = this.#add(whole, 'call', mention.name, this.#text(whole))
      const callee = this.#text(mention)
      this.#wrap(
        this.#withoutSpread(last),
        `${siteHelpers.call}(${site},${callee},`,
      )
    }
    for (const argument of args) {
      if (this.#mayBeSource(argument)) {
        const text = this.#text(argument)
        const source = this.#add(argument, 'source', shorten(text, 40), text)
        this.#wrap(argument, `${siteHelpers.source}(${source},`)
      }
    }
  }

  /** A range is what it is with its `.step(2)`. */
  #endOfStep(close: number): number {
    const [dot, name, open] = this.#tokens.slice(close + 1, close + 4)
    return dot?.text === '.' && name?.text === 'step' && open?.text === '('
      ? open.partner
      : close
  }

  #withoutSpread({ first, last }: TokenRange): TokenRange {
    const isSpread = this.#tokens[first]?.text === '...'
    return { first: isSpread ? first + 1 : first, last }
  }

  /** Neither a function, nor a number, nor a mention of lfi, nor spread. */
  #mayBeSource(argument: TokenRange): boolean {
    const start = this.#tokens[argument.first]
    const isOther =
      start === undefined ||
      /^(?:\.\.\.|function|async|class|\d|\{)/u.test(start.text) ||
      this.#mentionAt(argument.first) !== undefined
    return !isOther && !this.#hasArrow(argument)
  }

  #hasArrow({ first, last }: TokenRange): boolean {
    for (let index = first; index <= last; index++) {
      const token = this.#tokens[index]
      if (token?.text === '=>') {
        return true
      }
      index = Math.max(index, token?.partner ?? index)
    }
    return false
  }

  /** `first`, named and not called, becomes `reference(9, first)`. */
  #noteReference(mention: Mention): void {
    const token = this.#tokens[mention.first]
    const before = this.#tokens[mention.first - 1]?.text ?? ''
    const after = this.#tokens[mention.last + 1]?.text ?? ''
    const isOther =
      this.#isInExport(mention.first) ||
      /^(?:\.\.\.|of|in|new|typeof|instanceof)$/u.test(before) ||
      /^(?:\??\.|\[|`|instanceof)$/u.test(after)
    if (!token || isOther) {
      return
    }
    const text = this.#text(mention)
    const site = this.#add(mention, 'call', mention.name, text)
    const opening = `${siteHelpers.reference}(${site},`
    this.#wrap(mention, token.isShorthand ? `${text}:${opening}` : opening)
  }

  #isInExport(index: number): boolean {
    const open = this.#tokens.findLastIndex(
      ({ text }, at) => at < index && text === '{',
    )
    return (
      this.#tokens[open - 1]?.text === 'export' &&
      (this.#tokens[open]?.partner ?? -1) > index
    )
  }

  #noteLoop(index: number): void {
    const isAsync = this.#tokens[index + 1]?.text === 'await'
    const open = index + (isAsync ? 2 : 1)
    const close = this.#tokens[open]?.partner ?? -1
    let of = open + 1
    while (of < close && this.#tokens[of]?.text !== 'of') {
      of = Math.max(of, this.#tokens[of]?.partner ?? of) + 1
    }
    if (of >= close || of + 1 >= close) {
      return
    }
    const whole = { first: index, last: close }
    const head = this.#text({ first: index, last: of })
    const site = this.#add(whole, 'consumer', 'for', `${head} …)`)
    const start = this.#tokens[index]
    if (start && this.#beginsStatement(index)) {
      this.#wraps.insert(start.start, `${siteHelpers.consumer}(${site});`)
    } else {
      this.#noteInside({ first: of + 1, last: close - 1 }, site)
    }
  }

  /** Whether a statement can be put before the one that begins here. */
  #beginsStatement(index: number): boolean {
    const previous = this.#tokens[index - 1]
    if (!previous || [';', '{', '}'].includes(previous.text)) {
      return true
    }
    const gap = this.#code.slice(previous.end, this.#tokens[index]?.start)
    return gap.includes('\n') && !/^(?:\)|else|do|:|=>)$/u.test(previous.text)
  }

  /**
   * Says what is about to be consumed from inside of the call that makes it:
   * around it, it would change what browsers say of what can't be iterated.
   */
  #noteInside({ first, last }: TokenRange, site: number): void {
    const mention = this.#mentionAt(first)
    const open = mention ? mention.last + 1 : -1
    const argument = splitItems(this.#tokens, open).at(-1)
    const isWhole = this.#tokens[open]?.partner === last
    if (this.#tokens[open]?.text === '(' && isWhole && argument) {
      const range = this.#withoutSpread(argument)
      this.#wrap(range, `(${siteHelpers.consumer}(${site}),`)
    }
  }

  /** Only of what is read: `...rest` may also be where values go. */
  #noteSpread(index: number): void {
    const opening = this.#enclosing(index)
    const subject = this.#tokens[index + 1]
    const isPattern = this.#isPattern(opening)
    if (!subject || isPattern || this.#tokens[opening]?.text === '{') {
      return
    }
    const item = splitItems(this.#tokens, opening).find(
      ({ first }) => first === index,
    )
    if (item && item.last > index && (subject.isRead || subject.partner > 0)) {
      const site = this.#add(item, 'consumer', '...', this.#text(item))
      this.#noteInside({ first: index + 1, last: item.last }, site)
    }
  }

  /** A bracket before `=` or `=>`, or of a function's parameters. */
  #isPattern(open: number): boolean {
    const close = this.#tokens[open]?.partner ?? -1
    const after = this.#tokens[close + 1]?.text
    return after === '=' || after === '=>' || after === '{' || after === 'of'
  }

  #enclosing(index: number): number {
    for (let at = index - 1; at >= 0; at--) {
      const partner = this.#tokens[at]?.partner ?? -1
      if (partner > index) {
        return at
      }
      at = partner >= 0 ? Math.min(at, partner) : at
    }
    return -1
  }

  #noteGlobalConsumer(open: number): void {
    const before = this.#tokens[open - 1]?.text
    const isNew = this.#isNew(open - 1)
    const first = open - (isNew ? 2 : 3)
    const name = isNew
      ? `new ${before}`
      : `${this.#tokens[first]?.text}.${before}`
    const [argument] = splitItems(this.#tokens, open)
    const isSpread = this.#tokens[argument?.first ?? -1]?.text === '...'
    if (globalConsumers.has(name) && argument && !isSpread) {
      const whole = { first, last: this.#tokens[open]?.partner ?? open }
      const site = this.#add(whole, 'consumer', name, `${name}(…)`)
      this.#wrap(argument, `${siteHelpers.consumer}(${site},`)
    }
  }
}

const shorten = (text: string, most = MAX_LABEL_LENGTH): string => {
  const line = text.replaceAll(/\s+/gu, ' ')
  return line.length > most ? `${line.slice(0, most - 1)}…` : line
}
