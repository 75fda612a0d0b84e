import type { FunctionEntry } from '../library/model/schema'

/** The call as a step of a pipe: `map(fn)`, or `flatten` without a call. */
export const pipeCallOf = ({
  name,
  callForms,
  signatures,
}: FunctionEntry): string | undefined => {
  const last = signatures[0]?.parameters.at(-1)
  if (!last || !/Iterable</u.test(last.type) || last.type.includes('=>')) {
    return undefined
  }
  const end = `(${last.name})`
  const curried = callForms.find(
    form => form.endsWith(`)${end}`) && form.split(')(').length === 2,
  )
  return curried
    ? curried.slice(0, -end.length)
    : callForms.includes(`${name}${end}`)
      ? name
      : undefined
}
