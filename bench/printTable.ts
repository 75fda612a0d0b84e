import type { PageMeasure } from './measurePage'

type Report = {
  runs: number
  navigation: number
  results: {
    name: string
    page: PageMeasure
    limit: PageMeasure
  }[]
}

const kilobytes = (bytes = 0) => `${(bytes / 1000).toFixed(1)} kB`
const milliseconds = (time: number) => `${Math.round(time)} ms`

const total = ({ bytes }: PageMeasure) =>
  Object.values(bytes).reduce((sum, size) => sum + size, 0)

/** Each page on a line, with what it would be without its scripts behind it. */
export const printTable = ({ results, runs, navigation }: Report): void => {
  console.table(
    Object.fromEntries(
      results.map(({ name, page, limit }) => [
        name,
        {
          HTML: kilobytes(page.bytes.Document),
          JS: kilobytes(page.bytes.Script),
          CSS: kilobytes(page.bytes.Stylesheet),
          fonts: kilobytes(page.bytes.Font),
          total: kilobytes(total(page)),
          requests: page.requests,
          LCP: milliseconds(page.lcp),
          'LCP, no JS': milliseconds(limit.lcp),
          TBT: milliseconds(page.tbt),
          'TBT, no JS': milliseconds(limit.tbt),
          CLS: page.cls.toFixed(3),
        },
      ]),
    ),
  )
  console.log(`Median of ${runs} cold visits each.`)
  console.log(`From click to content: ${milliseconds(navigation)}`)
}
