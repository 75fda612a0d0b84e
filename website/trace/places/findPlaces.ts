import type { Spot } from '../trace'
import { type CallPlace, type Consumer, type Places, shorten } from './places'
import { endsValue, readTokens, type Token } from './readTokens'

const consumingCalls =
  /^(?:Array\.from|Object\.fromEntries|Promise\.(?:all|allSettled|any|race)|new (?:Map|Set))$/u

/**
 * Where the tokens of JavaScript begin in the code as it was written. Compiling
 * removes types and replaces import specifiers, but keeps lines; so each line of
 * the JavaScript has the tokens of the original line in order, or fewer.
 */
const align = (js: readonly Token[], written: string): readonly number[] => {
  const lines: Token[][] = []
  for (const token of readTokens(written)) {
    const line = lines[token.line] ?? []
    lines[token.line] = line
    line.push(token)
  }
  let shift = 0
  return js.map(({ text, start, line }) => {
    const rest = lines[line] ?? []
    const index = rest.findIndex(token => token.text === text)
    const found = rest.splice(0, index + 1).at(-1)
    shift = found ? found.start - start : shift
    return start + shift
  })
}

/** A part of a program, by the indexes of its first and its last token. */
type Span = readonly [first: number, last: number]

/**
 * Where a program calls and consumes, by positions of the JavaScript as it runs.
 * What only looks like a call, such as `if (…)`, is found as well: no stack leads
 * there.
 */
export const findPlaces = (js: string, written: string): Places => {
  const calls: Record<string, CallPlace> = {}
  const consumers: Record<string, Consumer> = {}
  const tokens = readTokens(js)
  const writtenAt = align(tokens, written)
  const textAt = (index: number): string => tokens[index]?.text ?? ''
  const otherOf = (index: number): number => tokens[index]?.other ?? -1
  const outerOf = (index: number): number => tokens[index]?.outer ?? -1
  const lineOf = (index: number): number => (tokens[index]?.line ?? -1) + 1
  const opens = (index: number): boolean => /[([{]$/u.test(textAt(index))

  const jsOf = ([first, last]: Span): string => {
    const { start = 0, text = '' } = tokens[last] ?? {}
    return js.slice(tokens[first]?.start, start + text.length)
  }

  /** The first token of what a bracket closes; or else the token itself. */
  const openingOf = (last: number): number =>
    /^[)\]}]$/u.test(textAt(last)) ? otherOf(last) : last

  /** The first token of names, calls and indexes that follow each other. */
  const beginOf = (last: number): number => {
    const first = openingOf(last)
    if (/^\??\.$/u.test(textAt(first - 1))) {
      return beginOf(first - 2)
    }
    if (first < last && endsValue(textAt(first - 1))) {
      return beginOf(first - 1)
    }
    return textAt(first - 1) === 'new' ? first - 1 : first
  }

  /** Whether an expression has ended before a token. */
  const isAfterEnd = (index: number): boolean =>
    /^[,;)\]}]?$/u.test(textAt(index)) ||
    (lineOf(index) !== lineOf(index - 1) &&
      /^\{?$/u.test(textAt(outerOf(index))) &&
      endsValue(textAt(index - 1)) &&
      /^[\p{ID_Start}$"'{]/u.test(textAt(index)))

  /** The last token of an expression. */
  const endOf = (first: number): number => {
    let last = first
    while (opens(last) || !isAfterEnd(last + 1)) {
      last = opens(last) ? otherOf(last) : last + 1
    }
    return last
  }

  /** Where the pipeline begins that ends with an expression, and its name. */
  const headOf = (first: number, last: number): NonNullable<Spot['head']> => {
    const outer = outerOf(first)
    const end = otherOf(outer)
    const before = textAt(first - 1)
    const isWhole = isAfterEnd(last + 1)
    if (before === 'await') {
      return headOf(first - 1, last)
    }
    // An array that holds nothing but what is spread there.
    if (textAt(first) === '...' && outer === first - 1 && end === last + 1) {
      return headOf(outer, end)
    }
    const isArgument = isWhole && /^[(,]$/u.test(before)
    if (isArgument && /^(?:pipe|compose)\($/u.test(jsOf([outer - 1, outer]))) {
      const { name, ...head } = headOf(beginOf(outer - 1), end)
      const isLast = endOf(last + 1) === end || endOf(last + 2) === end
      return isLast && name !== undefined ? { ...head, name } : head
    }
    const named = openingOf(first - 2)
    if (
      isWhole &&
      before === '=' &&
      /^(?:const|let|var|,)$/u.test(textAt(named - 1))
    ) {
      return { line: lineOf(named), name: shorten(jsOf([named, first - 2])) }
    }
    return { line: lineOf(first) }
  }

  const spotOf = ([first, last]: Span, label?: string): Spot => {
    const from = writtenAt[first] ?? 0
    const to = (writtenAt[last] ?? 0) + textAt(last).length
    return {
      label: shorten(label ?? written.slice(from, to)),
      line: lineOf(first),
      range: { from, to },
      head: headOf(first, last),
    }
  }

  const put = <Found>(
    places: Record<string, Found>,
    [first = -1, ...others]: readonly number[],
    found: Found,
  ): void => {
    const keyOf = (index: number): string =>
      `${lineOf(index)}:${(tokens[index]?.column ?? -1) + 1}`
    places[keyOf(first)] = found
    for (const other of others) {
      places[keyOf(other)] ??= found
    }
  }

  /**
   * A call, by its parenthesis, and where browsers say that it is: at the last
   * word of what it calls, or else at the parenthesis, in V8; at either or its
   * start in others.
   */
  const callAt = (opening: number) => {
    const callee = textAt(opening - 1) === '?.' ? opening - 2 : opening - 1
    const begin = beginOf(callee)
    const name = jsOf([begin, callee])
    const isWord = /^[\p{ID_Continue}$#]+$/u.test(textAt(callee))
    const called = isWord ? callee : opening
    const first = /^new [\p{ID_Continue}$.]+$/u.test(name) ? begin : called
    const span: Span = [begin, otherOf(opening)]
    return { span, name, places: [first, opening, begin] }
  }

  const consume = (
    [first, last]: Span,
    span: Span,
    name: string,
    label?: string,
  ): void => {
    const call = textAt(last) === ')' ? callAt(otherOf(last)) : undefined
    // A name is where it begins, a property where its own name or index is; what
    // `yield*` iterates, and is no call, where that stands.
    const places =
      call?.span[0] === first ? call.places : [openingOf(last), first, span[0]]
    put(consumers, places, { spot: spotOf(span, label), name })
  }

  const addCall = (opening: number): void => {
    const { span, name, places } = callAt(opening)
    const given: Spot[] = []
    let spread: Spot | undefined
    let first = opening + 1
    while (first < otherOf(opening) && !spread) {
      const spot = spotOf([first, endOf(first)])
      if (textAt(first) === '...') {
        spread = spot
      } else {
        given.push(spot)
      }
      first = endOf(first) + 2
    }
    put(calls, places, { spot: spotOf(span), given })
    if (spread) {
      put(consumers, places, { spot: spread, name: '...' })
    } else if (consumingCalls.test(name)) {
      put(consumers, places, { spot: spotOf(span, `${name}(…)`), name })
    }
  }

  // The last call of a chain has the place where the chain begins.
  for (const [index, { text, outer }] of [...tokens.entries()].reverse()) {
    const before = textAt(index - 1)
    const iterated: Span = [index + 1, endOf(index + 1)]
    const [, last] = iterated
    if (text === '(' && (endsValue(before) || before === '?.')) {
      addCall(index)
    } else if (text === '...') {
      consume(iterated, [index, last], '...')
    } else if (text === '*' && before === 'yield') {
      consume(iterated, [index - 1, last], 'yield*')
    } else if (text === '=' && before === ']') {
      const named = openingOf(index - 1)
      if (/^(?:const|let|var)$/u.test(textAt(named - 1))) {
        consume(iterated, [named, last], '[…] =')
      }
    } else if (text === 'of') {
      const begin = textAt(outer - 1) === 'await' ? outer - 2 : outer - 1
      if (textAt(begin) === 'for') {
        const label = `${jsOf([begin, index])} …)`
        consume(iterated, [begin, last + 1], 'for', label)
      }
    }
  }
  return { calls, consumers }
}
