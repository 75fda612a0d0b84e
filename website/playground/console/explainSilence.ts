import { isConsumer } from '../model/flavours'

/** Whether something goes through a pipeline: a function, a loop or a spread. */
const isConsumed = (code: string): boolean =>
  /\bfor\s*(?:await\s*)?\(|\[\.\.\./u.test(code) ||
  [...code.matchAll(/\b\w+\b(?=\s*[(,)])/gu)].some(([name]) => isConsumer(name))

/** Why code printed nothing, in the words of the functions that it uses. */
export const explainSilence = (code: string): string | undefined => {
  if (!/\bfrom\s*['"]lfi['"]/u.test(code)) {
    return undefined
  }
  if (isConsumed(code)) {
    return 'Nothing was printed. Print a result with console.log.'
  }
  const suffix = /\w(Concur|Async)\b/u.exec(code)?.[1] ?? ''
  return `Nothing was printed: a pipeline runs when it is consumed. End it with reduce${suffix}(toArray()), forEach${suffix} or ${suffix ? `consume${suffix}, and await it` : 'a loop'}.`
}
