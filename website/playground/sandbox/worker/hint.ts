import type { Thrown } from '@lfi-docs/sandbox/worker'

/** The published file is minified, names and all. */
const concurSymbolOf = (modules: Thrown['modules']): string =>
  modules
    .map(({ source }) => /([\w$]+) as concurIteratorSymbol/u.exec(source)?.[1])
    .find(Boolean) ?? ''

/** Whether the code imports modules by names that it computes. */
const computesImports = (js: string): boolean =>
  /\bimport\s*\(\s*(?!["'\s])/u.test(js)

/** Names that people expect, and why they are not here. */
const missingNames: readonly (readonly [string, string])[] = [
  [
    'require module exports',
    "Code here is a module: write import { map } from 'lfi' instead of require.",
  ],
  [
    'document window parent top alert prompt confirm localStorage sessionStorage',
    'Code runs in a worker of its own, away from the page, so there is no document or window.',
  ],
  [
    'process Buffer global __dirname __filename',
    'This is only available in Node. Code here runs in your browser.',
  ],
]

/**
 * Browsers agree in naming the variable. Those that are there but not yet
 * initialised they put in quotation marks.
 */
const hintForName = (message: string): string | undefined => {
  const named = new Set(message.match(/(?<!['"‘“\w$])[\w$]+/gu))
  return missingNames.find(([names]) =>
    names.split(' ').some(name => named.has(name)),
  )?.[1]
}

/** Browsers quote the expression that failed, and so the symbol in it. */
const hintForIterable = (
  message: string,
  isFromLfi: boolean,
  modules: Thrown['modules'],
): string | undefined => {
  if (/Symbol\.asyncIterator\]|async iterable/u.test(message)) {
    return 'An async iterable was expected here. asAsync converts other iterables.'
  }
  if (isFromLfi && message.includes(`[${concurSymbolOf(modules)}]`)) {
    return 'A concur iterable was expected here. asConcur converts other iterables.'
  }
  if (
    message.includes('[Symbol.iterator]') ||
    (isFromLfi && message.includes('iterable'))
  ) {
    return 'An iterable was expected here, such as an array, a Set or what map returns.'
  }
  return undefined
}

const hintForType = (message: string, { isThrownIn, modules, js }: Thrown) => {
  const isFromLfi = isThrownIn('lfi')
  const hint = hintForIterable(message, isFromLfi, modules)
  if (hint) {
    return hint
  }
  if (computesImports(js) && /specifier|module/iu.test(message)) {
    return "Dynamic imports need a literal name here, such as import('lfi')."
  }
  return isFromLfi && message.includes('not a function')
    ? 'lfi expected a function and got something else: check the arguments of the call.'
    : undefined
}

/** What may help with an error that says little to somebody who is new here. */
export const hintFor = (thrown: Thrown): string | undefined => {
  const { error } = thrown
  const message = String(error.message)
  if (error instanceof EvalError) {
    return 'eval and new Function are disabled here.'
  }
  if (error instanceof ReferenceError) {
    return hintForName(message)
  }
  return error instanceof TypeError ? hintForType(message, thrown) : undefined
}
