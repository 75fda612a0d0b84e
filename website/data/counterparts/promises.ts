import { parseTable } from './parseTable'

export const promises = parseTable(
  { system: 'p-map and friends', page: 'p-map' },
  `
Promise.all | mapConcur reduceConcur toArray | results in order of completion; waits for all before it rejects
Promise.any | findConcur getConcur | pass \`() => true\`; if all fail, one general error
p-map | mapConcur | no concurrency option; results in order of completion; waits for all before it rejects
p-map-series | mapAsync | lazy
p-each-series | forEachAsync | returns no values
p-filter | filterConcur | no concurrency option; results in order of completion
p-reduce | reduceAsync | takes a reducer object; a bare function returns an optional
p-every | allConcur | no concurrency option
p-locate | findConcur | the first to settle wins, as with \`preserveOrder: false\`; returns an optional; a test that rejects is hidden
p-some | takeConcur | settles when one value more arrives, or at the end; failures are hidden once it has enough values
p-times | rangeUntil asConcur mapConcur | in three steps
p-props | mapConcur reduceConcur toObject | from pairs of key and value
p-pipe | compose | does not await what a step returns
p-forever | generateAsync | each value from the one before
Array.fromAsync | reduceAsync toArray | takes an async iterable; wrap others with \`asAsync\`
`,
  `
p-limit | share an iterator between lanes: [Fetch many with a limit](/docs/recipes/fetch-many-with-a-limit)
p-queue | share an iterator between lanes: [Fetch many with a limit](/docs/recipes/fetch-many-with-a-limit)
p-map concurrency | share an iterator between lanes: [Fetch many with a limit](/docs/recipes/fetch-many-with-a-limit); in order and from a stream: [Map a stream with a limit](/docs/recipes/map-a-stream-with-a-limit)
Promise.allSettled | catch inside \`mapConcur\` and return the outcome as a value: [Keep results and failures](/docs/recipes/keep-results-and-failures)
Promise.race | \`findConcur\` ignores failures; use \`Promise.race\` itself where a failure should win
p-retry | a loop inside \`mapConcur\`: [Retry what fails](/docs/recipes/retry-what-fails)
p-timeout | \`Promise.race\` inside \`mapConcur\`: [Give up after a while](/docs/recipes/give-up-after-a-while)
p-throttle | an async function that waits its turn: [Keep to a rate limit](/docs/recipes/keep-to-a-rate-limit)
p-debounce | an async generator: [Debounce a stream](/docs/recipes/debounce-a-stream)
p-memoize | \`cacheConcur\` remembers one concur iterable; nothing remembers calls
p-map signal | an \`AbortSignal\` for your own work: [Cancel a pipeline](/docs/recipes/cancel-a-pipeline)
`,
)
