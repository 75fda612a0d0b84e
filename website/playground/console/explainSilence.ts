/** What consumes a pipeline, or goes through it. */
const consumes =
  /\b(?:reduce|forEach|consume|get|or|count|sum|mean|join|all|any|none|includes)(?:Async|Concur)?\b(?=\s*[(,)])|\bfor\s*(?:await\s*)?\(|\[\.\.\./u

/** Why code printed nothing, in the words of the functions that it uses. */
export const explainSilence = (code: string): string | undefined => {
  if (!/\bfrom\s*['"]lfi['"]/u.test(code)) {
    return undefined
  }
  if (consumes.test(code)) {
    return 'Nothing was printed. Print a result with console.log.'
  }
  const suffix = /\w(Concur|Async)\b/u.exec(code)?.[1] ?? ''
  return `Nothing was printed: a pipeline runs when it is consumed. End it with reduce${suffix}(toArray()), forEach${suffix} or ${suffix ? `consume${suffix}, and await it` : 'a loop'}.`
}
