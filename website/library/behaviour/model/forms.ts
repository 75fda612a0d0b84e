import type { Observation } from './schema'

/** Other ways to call a function: with which iterable, with which reducer. */
export const forms = [
  'plain',
  'async',
  'concur',
  'function',
  'add',
  'combine',
] as const

export type Form = (typeof forms)[number]

/** The words that follow on a function's name. */
export const formWords: Readonly<Record<Form, string>> = {
  plain: 'of a plain iterable',
  async: 'of an async iterable',
  concur: 'of a concur iterable',
  function: 'with a function',
  add: 'with a reducer without `create`',
  combine: 'with a reducer that has `combine`',
}

const isForm = (text: string): text is Form => text in formWords

/** What was observed of a function when it was called in other ways. */
export const formsOf = <Observed extends Observation>(
  name: string,
  observations: ReadonlyMap<string, Observed>,
): { form: Form; observed: Observed }[] =>
  [...observations].flatMap(([label, observed]) => {
    const form = label.startsWith(`${name}(`)
      ? label.slice(name.length + 1, -1)
      : ''
    return isForm(form) ? [{ form, observed }] : []
  })
