import {
  type Flavour,
  findMismatch,
  siblingFor,
  takenBy,
  takes,
} from '../../model/flavours'

/** Comments and texts, in which parentheses and commas mean nothing. */
const tokens =
  /\/\/[^\n]*|\/\*.*?\*\/|(["'`])(?:\\.|(?!\1)[^\\])*\1|[()[\]{},]|[^()[\]{},"'`/]+|./gsu

/** The arguments of a call, given what comes after its parenthesis. */
const readArguments = (rest: string): string[] => {
  const read = ['']
  let depth = 0
  for (const [token] of rest.matchAll(tokens)) {
    if (/^[([{]$/u.test(token)) {
      depth++
    } else if (/^[)\]}]$/u.test(token)) {
      depth--
    }
    if (depth < 0) {
      break
    }
    if (depth === 0 && token === ',') {
      read.push('')
    } else if (!/^\/[/*]/u.test(token)) {
      read.push((read.pop() ?? '') + token)
    }
  }
  return read.map(text => text.trim())
}

const nameAt = (text: string): string => /^[\w$]*/u.exec(text)?.[0] ?? ''

const conversions: Readonly<Record<string, Flavour>> = {
  asAsync: 'async',
  asConcur: 'concur',
}

/** What a pipe starts with, as far as the code shows. */
const startOf = (
  js: string,
  library: ReadonlySet<string>,
  text: string,
): Flavour | undefined => {
  if (text.startsWith('[')) {
    return 'plain'
  }
  const name = nameAt(text)
  if (text !== name) {
    return conversions[name] ?? takenBy(library, name)
  }
  const [, value] =
    new RegExp(
      `\\b(?:const|let|var)\\s+${name.replaceAll('$', '\\$')}\\s*=\\s*(\\w+)\\(`,
      'u',
    ).exec(js) ?? []
  return value === undefined ? undefined : conversions[value]
}

/** Steps that return no iterable, or another. */
const isEnd =
  /^(?:reduce|forEach|consume|get|or|next|count|sum|mean|join|includes|all|any|none)(?:Async|Concur)?$/u

/** What is wrong with the flavours in one `pipe`. */
const findInPipe = (
  js: string,
  library: ReadonlySet<string>,
  [first = '', ...steps]: readonly string[],
): string | undefined => {
  let given = startOf(js, library, first)
  const isKnown = given !== undefined
  let before = ''
  for (const step of steps) {
    const name = nameAt(step)
    const found = findMismatch(library, name, given)
    const wanted = takenBy(library, name)
    if (found && wanted) {
      const sibling = siblingFor(library, before, wanted)
      return isKnown || !sibling
        ? found.message
        : `${before} returns a plain iterable, but ${takes(name, wanted)}: use ${sibling}, or ${found.use} in between.`
    }
    given = conversions[name] ?? (isEnd.test(name) ? undefined : wanted)
    before = name
  }
  return undefined
}

/**
 * The first function in a `pipe` that gets another flavour than it takes. The
 * error comes from the step that pulls, which need not be the one at fault.
 */
export const findMixed = (
  js: string,
  library: ReadonlySet<string>,
): string | undefined => {
  for (const { 0: call, index } of js.matchAll(/\bpipe\s*\(/gu)) {
    const found = findInPipe(
      js,
      library,
      readArguments(js.slice(index + call.length)),
    )
    if (found) {
      return found
    }
  }
  return undefined
}
