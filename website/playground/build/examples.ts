import { isGuide, type Page } from '../../content/model/schema'
import { isLanguage } from '../../examples/model/language'
import { parseFenceMeta } from '../../examples/model/parseFenceMeta'
import { splitClaims } from '../../examples/model/splitClaims'
import type { Example, ExampleGroup } from '../page/examples'

/** Which guides' programs the playground offers, by the ids of the guides. */
const chosen: Readonly<Record<string, readonly string[]>> = {
  'Start here': ['getting-started', 'concepts/reducer', 'concepts/optional'],
  'Group and count': [
    'recipes/group-by-a-key',
    'recipes/count-how-often-each-value-occurs',
    'recipes/summarise-each-group',
    'recipes/split-a-list-in-two',
    'recipes/take-the-top-n',
  ],
  'Reshape and join': [
    'recipes/join-two-lists-by-key',
    'recipes/merge-sorted-lists',
    'recipes/flatten-a-tree',
    'recipes/keep-a-running-total',
  ],
  Streams: [
    'recipes/read-ndjson-from-a-response',
    'recipes/read-pages-as-one-list',
    'recipes/merge-several-streams',
    'recipes/debounce-a-stream',
  ],
  'Requests and errors': [
    'concepts/concurrent-iterable',
    'recipes/fetch-many-with-a-limit',
    'recipes/keep-the-original-order',
    'recipes/retry-what-fails',
    'recipes/keep-results-and-failures',
    'recipes/cancel-a-pipeline',
  ],
  'Coming from elsewhere': [
    'coming-from/array',
    'coming-from/lodash',
    'coming-from/rxjs',
  ],
}

/** The first program of a guide that runs here. */
const exampleOf = (content: readonly Page[], id: string): Example => {
  const guide = content.find(page => isGuide(page) && page.id === id)
  const [program] = (guide?.sections ?? []).flatMap(({ fences }) =>
    fences.flatMap(({ language, meta, code }) => {
      const { noRun, previous } = parseFenceMeta(meta)
      return isLanguage(language) && noRun === undefined && !previous
        ? [{ language, code: `${splitClaims(code).code}\n` }]
        : []
    }),
  )
  if (!guide || !program) {
    throw new Error(
      `The playground offers the first program of the guide "${id}", which ${guide ? 'has none' : 'is not there'}. Choose another in playground/build/examples.ts.`,
    )
  }
  return { id, title: guide.title, ...program }
}

/** The examples of the playground. They are verified with the guides. */
export const collectExamples = (content: readonly Page[]): ExampleGroup[] =>
  Object.entries(chosen).map(([title, ids]) => ({
    title,
    examples: ids.map(id => exampleOf(content, id)),
  }))
