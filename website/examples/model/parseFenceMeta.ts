/** What may stand after a fence's language. */
export type FenceMeta = {
  /** `title="…"`: shown in place of the language's name. */
  title?: string | undefined
  /** `no-run="reason"`: the example is shown without being run. */
  noRun?: string | undefined
  /** `{1,3-5}`: highlighted lines, counted without claims. */
  highlighted: ReadonlySet<number>
  /** `varies`, in records only: other runs may print other lines. */
  varies: boolean
  /** `previous`: it runs on the major before, which is named lfi-3 here. */
  previous: boolean
}

const parseRanges = (ranges: string): number[] =>
  ranges.split(',').flatMap(range => {
    const [first = 0, last = first] = range.split('-').map(Number)
    return Array.from({ length: last - first + 1 }, (_, i) => first + i)
  })

const quoted = /([\w-]+)="([^"]*)"/gu

export const parseFenceMeta = (meta: string): FenceMeta => {
  const named = new Map(
    Array.from(meta.matchAll(quoted), ([, key, value]) => [key, value]),
  )
  const rest = meta.replace(quoted, '')
  const ranges = /\{([\d,\s-]+)\}/u.exec(rest)?.[1]
  const words = rest.split(/\s+/u)
  return {
    title: named.get('title'),
    noRun: named.get('no-run'),
    highlighted: new Set(ranges === undefined ? [] : parseRanges(ranges)),
    varies: words.includes('varies'),
    previous: words.includes('previous'),
  }
}
