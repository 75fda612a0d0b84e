/** A line that says what the code above it prints. */
export const claimPattern = /^\s*\/\/=>(?: (.*)|\s*)$/u

export type SplitExample = {
  code: string
  /** What the claims say is printed, one string per line. */
  output: string[]
  /** For each line of `code`, its number in the fence as written, from 1. */
  lineNumbers: number[]
}

const isBlank = (line: string | undefined) => line?.trim() === ''

/**
 * Separates an example from its claims, so that a reader sees code and output
 * as two things and copies the first alone.
 */
export const splitClaims = (source: string): SplitExample => {
  const output: string[] = []
  const kept: { line: string; number: number }[] = []
  for (const [index, line] of source.split('\n').entries()) {
    const claim = claimPattern.exec(line)
    if (claim) {
      output.push(claim[1] ?? '')
    } else if (!(isBlank(line) && isBlank(kept.at(-1)?.line ?? ''))) {
      // A claim between two blank lines would leave two in a row behind.
      kept.push({ line, number: index + 1 })
    }
  }
  while (isBlank(kept.at(-1)?.line)) {
    kept.pop()
  }
  return {
    code: kept.map(({ line }) => line).join('\n'),
    output,
    lineNumbers: kept.map(({ number }) => number),
  }
}
