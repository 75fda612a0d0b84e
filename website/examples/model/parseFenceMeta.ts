/** What a writer may say after a fence's language. */
export type FenceMeta = {
  /** `title="…"`: shown in place of the language's name. */
  title?: string
  /** `{1,3-5}`: highlighted lines, counted in the fence as written. */
  highlighted: ReadonlySet<number>
  /** `unordered`: the printed lines may come in any order. */
  unordered: boolean
  /** `varies`: which lines are printed may differ between runs. */
  varies: boolean
  /** `throws`: the example ends with an error, which is its last claim. */
  throws: boolean
  /** `rejects`: a rejection that nothing handles ends it, its last claim. */
  rejects: boolean
  /** `previous`: it runs on the major before, which is named lfi-3 here. */
  previous: boolean
  /** `no-run="reason"`: the example is shown without being run. */
  noRun?: string
  /** Words with no meaning here; reported by the verification. */
  unknown: string[]
}

/** `playground` is what the package itself writes; it means nothing here. */
const ignored = new Set(['playground'])

const flags = ['unordered', 'varies', 'throws', 'rejects', 'previous'] as const

const isFlag = (word: string | undefined): word is (typeof flags)[number] =>
  flags.some(flag => flag === word)

const parseRanges = (ranges: string): number[] =>
  ranges.split(',').flatMap(range => {
    const [first = 0, last = first] = range.split('-').map(Number)
    return Array.from({ length: last - first + 1 }, (_, i) => first + i)
  })

export const parseFenceMeta = (meta: string): FenceMeta => {
  const parsed: FenceMeta = {
    highlighted: new Set(),
    unordered: false,
    varies: false,
    throws: false,
    rejects: false,
    previous: false,
    unknown: [],
  }
  const words = meta.matchAll(/([\w-]+)="([^"]*)"|\{([\d,\s-]+)\}|(\S+)/gu)
  for (const [, key, value = '', ranges, word] of words) {
    if (key === 'title') {
      parsed.title = value
    } else if (key === 'no-run') {
      parsed.noRun = value
    } else if (ranges !== undefined) {
      parsed.highlighted = new Set(parseRanges(ranges))
    } else if (isFlag(word)) {
      parsed[word] = true
    } else {
      const unknown = key ?? word ?? ''
      parsed.unknown.push(...(ignored.has(unknown) ? [] : [unknown]))
    }
  }
  return parsed
}
