import { claimPattern } from '../../website/examples/model/splitClaims'

const claim = (text: string, indent = ''): string =>
  `${indent}//=> ${text}`.trimEnd()

/**
 * The code with claims of what was printed: where they stand if their number
 * is right, or else all at the end, for the writer to move.
 */
export const fixClaims = (code: string, printed: readonly string[]): string => {
  const lines = code.split('\n')
  const others = lines.filter(line => !claimPattern.test(line))
  if (lines.length - others.length !== printed.length) {
    return [...others, ...printed.map(text => claim(text))].join('\n')
  }
  const texts = [...printed]
  return lines
    .map(line =>
      claimPattern.test(line)
        ? claim(texts.shift() ?? '', /^\s*/u.exec(line)?.[0])
        : line,
    )
    .join('\n')
}
