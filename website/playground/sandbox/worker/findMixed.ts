import type { Flavour } from '../../../library/model/flavour'
import { callsIn, withoutTexts } from '../../model/callsIn'
import {
  findMismatch,
  isConsumer,
  siblingFor,
  takenBy,
  takes,
} from '../../model/flavours'

const nameAt = (text: string): string => /^[\w$]*/u.exec(text)?.[0] ?? ''

const conversions: Readonly<Record<string, Flavour>> = {
  asAsync: 'async',
  asConcur: 'concur',
}

/** What a pipe starts with, as far as the code shows. */
const startOf = (js: string, library: ReadonlySet<string>, text: string) => {
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
      return isKnown || given !== 'plain' || !sibling
        ? found.message
        : `${before} returns a plain iterable, but ${takes(name, wanted)}: use ${sibling}, or ${found.use} in between.`
    }
    given = conversions[name] ?? (isConsumer(name) ? undefined : wanted)
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
  const calls = callsIn(withoutTexts(js))
  for (const { name, args } of calls) {
    const found = name === 'pipe' && findInPipe(js, library, args)
    if (found) {
      return found
    }
  }
  return undefined
}
