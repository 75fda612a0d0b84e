/** A picture of at most 256 colours: an index a pixel, and what it means. */
export type IndexedPixels = { indices: Uint8Array; palette: number[] }

/** Colours that agree in the upper bits of red, green and blue. */
const bucketOf = (colour: number, shift: number): number =>
  (((colour & 0xff) >> shift) << 16) |
  ((((colour >> 8) & 0xff) >> shift) << 8) |
  (((colour >> 16) & 0xff) >> shift)

/** Calls `visit` for each run of one colour: pictures are mostly those. */
const forEachRun = (
  pixels: Int32Array,
  visit: (colour: number, start: number, end: number) => void,
): void => {
  let start = 0
  let colour = pixels[0] ?? 0
  for (let at = 1; at < pixels.length; at += 1) {
    const next = pixels[at] ?? 0
    if (next !== colour) {
      visit(colour, start, at)
      start = at
      colour = next
    }
  }
  visit(colour, start, pixels.length)
}

/** The index of each colour: the most frequent of a bucket stands for it. */
const choosePalette = (
  colours: readonly number[],
  shift: number,
): { palette: number[]; indexOf: Map<number, number> } => {
  const palette: number[] = []
  const buckets = new Map<number, number>()
  const indexOf = new Map<number, number>()
  for (const colour of colours) {
    const bucket = bucketOf(colour, shift)
    const index = buckets.get(bucket) ?? palette.push(colour) - 1
    buckets.set(bucket, index)
    indexOf.set(colour, index)
  }
  return palette.length > 256
    ? choosePalette(colours, shift + 1)
    : { palette, indexOf }
}

/**
 * Reduces a picture to a palette. Flat colours stay what they are; only the
 * shades at the edges of shapes are rounded.
 */
export const indexColours = (pixels: Int32Array): IndexedPixels => {
  const counts = new Map<number, number>()
  forEachRun(pixels, (colour, start, end) => {
    counts.set(colour, (counts.get(colour) ?? 0) + end - start)
  })
  const colours = [...counts.keys()].toSorted(
    (a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || a - b,
  )
  const { palette, indexOf } = choosePalette(colours, 5)
  const indices = new Uint8Array(pixels.length)
  forEachRun(pixels, (colour, start, end) => {
    indices.fill(indexOf.get(colour) ?? 0, start, end)
  })
  return { indices, palette }
}
