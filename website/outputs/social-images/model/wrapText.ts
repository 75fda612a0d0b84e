/**
 * Breaks text into lines of at most `width` characters, at most `count` of
 * them; what does not fit is replaced by an ellipsis.
 */
export const wrapText = (
  text: string,
  width: number,
  count: number,
): string[] => {
  const lines: string[] = []
  for (const word of text.split(/\s+/u)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= width) {
      lines[lines.length - 1] = `${last} ${word}`
    } else {
      lines.push(word)
    }
  }
  if (lines.length <= count) {
    return lines
  }
  const kept = lines.slice(0, count)
  const last = kept.at(-1) ?? ''
  return [...kept.slice(0, -1), `${last.replace(/[.,;:]$/u, '')}…`]
}
