import { contextHelpers } from './names'
import {
  type CodeToken,
  endOfOperand,
  findOf,
  isInAsyncGenerator,
  splitItems,
} from './tokens'
import type { Wraps } from './Wraps'

const { save, restore, notice, bind, mend } = contextHelpers

/** Rewrites what begins at a token. */
type Rewrite = (
  tokens: readonly CodeToken[],
  index: number,
  wraps: Wraps,
) => void

const chained: ReadonlySet<string> = new Set(['then', 'catch', 'finally'])

/** `await e` becomes `restore(save(), await notice(e))`. */
const rewriteAwait: Rewrite = (tokens, index, wraps) => {
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
const rewriteYield: Rewrite = (tokens, index, wraps) => {
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
const rewriteLoop: Rewrite = (tokens, index, wraps) => {
  const open = index + 2
  const close = tokens[open]?.partner ?? -1
  const body = tokens[close + 1]
  const of = findOf(tokens, open)
  const subject = tokens[of + 1]
  const end = tokens[body?.partner ?? -1]
  if (body?.text !== '{' || !subject || !end || of < 0) {
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
const rewriteCatch: Rewrite = (tokens, index, wraps) => {
  const [open, name, close, block] = tokens.slice(index + 1, index + 5)
  if (open?.text === '(' && close?.text === ')' && block?.text === '{') {
    wraps.insert(block.end, `${mend}(${name?.text});`)
  }
}

/** A rejected await arrives in `catch` in the context of the code that ran last. */
const rewriteTry: Rewrite = (tokens, index, wraps) => {
  const body = tokens[index + 1]
  const end = body?.partner ?? -1
  const inside = tokens.slice(index, end).map(({ text }) => text)
  if (!body || !inside.includes('await') || inside.includes('yield')) {
    return
  }
  const handler = tokens[end + 1]
  const parameter = tokens[end + 2]
  const block =
    parameter?.text === '(' ? tokens[parameter.partner + 1] : parameter
  if (handler?.text === 'catch' && block?.text === '{') {
    const name = `$lfiTry${index}`
    wraps.insert(body.end, `var ${name}=${save}();`)
    wraps.insert(block.end, `${restore}(${name});`)
  }
}

/** `p.then(f)` becomes `p.then(bind(f))`. */
const rewriteChain: Rewrite = (tokens, index, wraps) => {
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
