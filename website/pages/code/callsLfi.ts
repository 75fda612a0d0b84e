import { importsOf } from '../../examples/model/importsOf'

/** Whether code imports something of lfi, other than types, and uses it. */
export const callsLfi = (code: string): boolean => {
  const imports = importsOf(code).filter(({ from }) => from === 'lfi')
  const rest = imports.reduceRight(
    (text, { start, end }) => text.slice(0, start) + text.slice(end),
    code,
  )
  return imports
    .flatMap(({ locals }) => locals)
    .some(name =>
      new RegExp(`(?<![\\w$.])${name.replaceAll('$', '\\$')}[(.]`, 'u').test(
        rest,
      ),
    )
}
