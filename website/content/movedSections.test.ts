import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Sections that became pages, or moved to one, by the guide they were in. */
const moved = {
  recipes: `group-by-a-key count-how-often-each-value-occurs
    find-the-most-frequent-value look-things-up-by-id
    compute-several-figures-in-one-pass summarise-each-group split-a-list-in-two
    take-the-top-n join-two-lists-by-key remove-duplicates-by-key
    compare-two-lists make-every-combination flatten-a-tree transform-an-object
    read-csv-into-objects turn-rows-into-columns share-work-out-in-turn
    average-over-a-sliding-window keep-a-running-total report-changes-only
    compute-differences generate-a-series number-the-lines
    read-a-file-line-by-line read-pages-as-one-list insert-in-batches
    skip-lines-that-do-not-parse debounce-a-stream
    turn-events-into-an-async-iterable merge-several-streams
    poll-until-something-is-ready fetch-many-with-a-limit retry-what-fails
    give-up-after-a-while take-the-first-success keep-the-original-order
    keep-results-and-failures report-progress do-the-work-once-read-it-twice
    find-broken-links`,
  'recipes/more': `map-a-stream-with-a-limit limit-per-host find-broken-links
    keep-to-a-rate-limit wait-as-long-as-the-server-asks cancel-a-pipeline
    stop-waiting-for-a-silent-stream poll-until-something-is-ready
    batch-by-size-or-time debounce-a-stream read-ndjson-from-a-response
    turn-events-into-an-async-iterable merge-several-streams
    remove-duplicates-in-bounded-memory merge-sorted-lists
    keep-rows-without-a-match close-what-you-opened list-every-error`,
  'watch-out': `values-lost-after-take unhandled-rejections empty-concur
    closing-generators reads-ahead optional-reducers-async overlapping-callbacks
    reads-everything cache-readers hidden-failures endless-concur ties-and-nan
    aggregate-errors smaller-things`,
  'concepts/concurrent-iterable': `order errors stopping-early
    limits-of-concurrency backpressure`,
  'concepts/reducer': `function-reducers optional-reducers plain-reducers
    keyed-reducers async-reducers raw-forms how-it-is-typed`,
  'five-hundred-requests': 'errors-collected progress-shown cancellable',
  upgrading: `failures-are-collected an-answer-hides-failures
    promises-are-awaited empty-is-a-function a-concur-iterable-is-an-object
    backpressure-can-be-chosen generators-stay-open what-is-not-a-number
    symbols-cannot-be-joined exports declarations`,
}

const addresses = Object.entries(moved).flatMap(([guide, anchors]) =>
  anchors.split(/\s+/u).map((anchor): [string, string] => [guide, anchor]),
)

test.each(addresses)(
  '/docs/%s#%s leads to where it is now',
  (guide, anchor) => {
    const text = readFileSync(`website/docs/${guide}.mdx`, 'utf8')
    const link = new RegExp(
      `\\]\\(/docs/(?<page>[^)#]*)(?:(?<=/${anchor})|#${anchor})\\)`,
      'u',
    ).exec(text)
    expect(link).not.toBeNull()
    expect(existsSync(`website/docs/${link?.groups?.page}.mdx`)).toBe(true)
  },
)
