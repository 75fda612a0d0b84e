import {
  type CodeToken,
  endOfOperand,
  isInAsyncGenerator,
  splitItems,
} from './tokens'
import type { Wraps } from './Wraps'

/**
 * The functions of the recorder that rewritten code calls: save the context,
 * restore it, notice that a promise is awaited, bind a callback to the context,
 * and mend what an error says about what was put into the code.
 */
export const contextHelpers = {
  save: '$lfiSave',
  restore: '$lfiRestore',
  notice: '$lfiNotice',
  bind: '$lfiBind',
  mend: '$lfiMend',
} as const

const { save, restore, notice, bind, mend } = contextHelpers

const chained: ReadonlySet<string> = new Set(['then', 'catch', 'finally'])

/** `await e` becomes `restore(save(), await notice(e))`. */
const rewriteAwait = (
  tokens: readonly CodeToken[],
  index: number,
  wraps: Wraps,
): void => {
  const start = tokens[index]
  const first = tokens[index + 1]
  const last = tokens[endOfOperand(tokens, index + 1)]
  if (start && first && last) {
    wraps.around(start.start, last.end, `${restore}(${save}(),`, ')')
    wraps.around(first.start, last.end, `${notice}(`, ')')
  }
}

const endings: ReadonlySet<string> = new Set([';', '}', ')', ']', ','])

/** An async generator awaits what it yields. */
const rewriteYield = (
  tokens: readonly CodeToken[],
  index: number,
  wraps: Wraps,
): void => {
  const first = tokens[index + 1]
  const end = endOfOperand(tokens, index + 1)
  const last = tokens[end]
  const next = tokens[end + 1]
  const isWhole = !next || next.isFirst || endings.has(next.text)
  const isOther = !first || first.text === '*' || endings.has(first.text)
  if (!isOther && isWhole && last && isInAsyncGenerator(tokens, index)) {
    wraps.around(first.start, last.end, `${notice}(`, ')')
  }
}

/**
 * Each turn of a `for await` begins in the context that the last one ended in:
 * what happened while it waited belongs to others.
 */
const rewriteLoop = (
  tokens: readonly CodeToken[],
  index: number,
  wraps: Wraps,
): void => {
  const open = index + 2
  const close = tokens[open]?.partner ?? -1
  const body = tokens[close + 1]
  let of = open + 1
  while (of < close && tokens[of]?.text !== 'of') {
    of = Math.max(of, tokens[of]?.partner ?? of) + 1
  }
  const subject = tokens[of + 1]
  const end = tokens[body?.partner ?? -1]
  if (body?.text !== '{' || !subject || !end || of >= close) {
    return
  }
  const name = `$lfiLoop${index}`
  const subjectEnd = tokens[close - 1]?.end ?? subject.end
  wraps.around(subject.start, subjectEnd, `(${name}=${save}(),`, ')')
  wraps.insert(body.end, `var ${name};${restore}(${name});try{`)
  wraps.insert(end.start, `}finally{${name}=${save}()}`)
  if (tokens[(body.partner ?? 0) + 1]?.text !== 'else') {
    wraps.insert(end.end, `;${restore}(${name});`)
  }
}

/** What is caught may speak of what was put into the code. */
const rewriteCatch = (
  tokens: readonly CodeToken[],
  index: number,
  wraps: Wraps,
): void => {
  const [open, name, close, block] = tokens.slice(index + 1, index + 5)
  if (open?.text === '(' && close?.text === ')' && block?.text === '{') {
    wraps.insert(block.end, `${mend}(${name?.text});`)
  }
}

/** A rejected await arrives in `catch`, in whatever context there is then. */
const rewriteTry = (
  tokens: readonly CodeToken[],
  index: number,
  wraps: Wraps,
): void => {
  const body = tokens[index + 1]
  const end = body?.partner ?? -1
  const inside = tokens.slice(index, end).map(({ text }) => text)
  if (!body || !inside.includes('await') || inside.includes('yield')) {
    return
  }
  let handler = end + 1
  if (tokens[handler]?.text !== 'catch') {
    return
  }
  handler =
    tokens[handler + 1]?.text === '('
      ? (tokens[handler + 1]?.partner ?? handler) + 1
      : handler + 1
  const block = tokens[handler]
  if (block?.text === '{') {
    const name = `$lfiTry${index}`
    wraps.insert(body.end, `var ${name}=${save}();`)
    wraps.insert(block.end, `${restore}(${name});`)
  }
}

/** `p.then(f)` becomes `p.then(bind(f))`. */
const rewriteChain = (
  tokens: readonly CodeToken[],
  index: number,
  wraps: Wraps,
): void => {
  for (const { first, last } of splitItems(tokens, index + 2)) {
    const start = tokens[first]
    const end = tokens[last]
    if (start && end && start.text !== '...') {
      wraps.around(start.start, end.end, `${bind}(`, ')')
    }
  }
}

/**
 * Makes code keep its context, which says for which value it works, across
 * everything that it waits for.
 */
export const rewriteContexts = (
  tokens: readonly CodeToken[],
  wraps: Wraps,
): void => {
  tokens.forEach(({ text }, index) => {
    const previous = tokens[index - 1]?.text
    const isMember = previous === '.' || previous === '?.'
    const next = tokens[index + 1]
    if (text === 'for' && next?.text === 'await') {
      rewriteLoop(tokens, index, wraps)
    } else if (text === 'await' && previous !== 'for' && !isMember) {
      rewriteAwait(tokens, index, wraps)
    } else if (text === 'yield' && !isMember) {
      rewriteYield(tokens, index, wraps)
    } else if (text === 'catch' && previous === '}') {
      rewriteCatch(tokens, index, wraps)
    } else if (text === 'try' && next?.text === '{' && !isMember) {
      rewriteTry(tokens, index, wraps)
    } else if (
      (text === '.' || text === '?.') &&
      chained.has(next?.text ?? '') &&
      tokens[index + 2]?.text === '('
    ) {
      rewriteChain(tokens, index, wraps)
    }
  })
}
