/** A line that says what the code above it prints. */
export const claimPattern = /^\s*\/\/=>(?: (.*)|\s*)$/u

export type SplitExample = {
  code: string
  /** What the claims say is printed, one string per line. */
  output: string[]
}

/**
 * Separates an example from its claims, so that a reader sees code and output
 * as two things and copies the first alone. A claim between two blank lines
 * leaves one behind.
 */
export const splitClaims = (source: string): SplitExample => {
  const lines = source.split('\n')
  const claims = lines.flatMap(line => {
    const claim = claimPattern.exec(line)
    return claim ? [claim[1] ?? ''] : []
  })
  const rest = lines.filter(line => !claimPattern.test(line))
  const code = rest.filter((line, at) => line.trim() || rest[at - 1]?.trim())
  return { code: code.join('\n').trimEnd(), output: claims }
}
