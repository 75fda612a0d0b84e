const OPEN = '([{<'
const CLOSE = ')]}>'

/** How many brackets a type leaves open; an arrow is none. */
export const depthOf = (type: string): number =>
  [...type.replaceAll(/[=-]>/gu, '')].reduce(
    (depth, letter) =>
      depth + (OPEN.includes(letter) ? 1 : CLOSE.includes(letter) ? -1 : 0),
    0,
  )

/** The parts of a type between separators that are in no brackets. */
export const splitType = (type: string, separator: string): string[] => {
  const parts: string[] = []
  for (const piece of type.split(separator)) {
    const begun = parts.at(-1) ?? ''
    if (depthOf(begun) > 0) {
      parts[parts.length - 1] = begun + separator + piece
    } else {
      parts.push(piece)
    }
  }
  return parts.map(part => part.trim())
}
