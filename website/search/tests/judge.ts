import { groupHits, type SearchHit, textOf } from '../engine/answer'
import type { Engine } from '../engine/createEngine'

/** As the dialog shows them. */
export const hitsFor = (engine: Engine, query: string): SearchHit[] => {
  const request = { query, hitsPerPage: 20, snippetWords: 10 }
  return groupHits(engine(request).hits).flatMap(({ hits }) => hits)
}

/** One query a line, and its answers, as in `tap ~ each ~ eachAsync`. */
export const readQueries = (list: string): [string, ...string[]][] =>
  list
    .trim()
    .split('\n')
    .map(line => {
      const [query = '', ...answers] = line.trim().split(' ~ ')
      return [query, ...answers]
    })

const pageOf = (address: string): string => address.replace(/[#?].*$/u, '')

/** Whether a hit is what is named by an export, an address or a title. */
const isAnswer = ({ url, title, context }: SearchHit, answer: string) => {
  const place = url.replace(/^\/docs\/api\/(?:variables|type-aliases)\//u, '')
  const titles = [textOf(title), ...textOf(title).split(', ')]
  const [page = '', section] = answer.split(': ')
  return (
    [place, pageOf(place)].includes(answer) ||
    pageOf(place) === `/docs/${answer}` ||
    [...titles, ...context].includes(answer) ||
    (section !== undefined &&
      context.includes(page) &&
      titles.includes(section))
  )
}

/** The share of queries that one of the first `count` pages answers. */
export const answeredAmong = (
  engine: Engine,
  list: string,
  count: number,
): number => {
  const queries = readQueries(list)
  const answered = queries.filter(([query, ...answers]) => {
    const hits = hitsFor(engine, query)
    const pages = [...new Set(hits.map(({ url }) => pageOf(url)))]
    const best = pages.slice(0, count)
    return hits.some(
      hit =>
        best.includes(pageOf(hit.url)) &&
        answers.some(answer => isAnswer(hit, answer)),
    )
  })
  return answered.length / queries.length
}
