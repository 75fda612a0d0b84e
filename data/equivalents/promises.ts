import { parseTable } from './parseTable'

export const promises = parseTable(
  'p-map and friends',
  `
Promise.all | mapConcur reduceConcur toArray | results in order of completion; waits for all before it rejects
Promise.any | findConcur getConcur | pass \`() => true\`; a failure of all gives one generic error
p-map | mapConcur | no concurrency option; results in order of completion
p-map-series | mapAsync | lazy; one at a time
p-each-series | forEachAsync | only the name
p-filter | filterConcur | no concurrency option; results in order of completion
p-reduce | reduceAsync | takes a reducer object; a bare function returns an optional
p-every | allConcur | settles at the first failing test
p-locate | findConcur | the first to settle wins, not the first in order
p-some | takeConcur | does not cancel the rest
p-times | rangeUntil asConcur mapConcur | in three steps
p-props | mapConcur toObject | collect pairs of key and value
p-pipe | compose | only synchronous steps; use Async functions inside
p-forever | generateAsync | each value from the one before
Array.fromAsync | reduceAsync toArray | the same result
`,
  `
p-limit | share an iterator between lanes; see the recipes
p-queue | share an iterator between lanes; see the recipes
p-map concurrency | share an iterator between lanes; see the recipes
Promise.allSettled | catch inside \`mapConcur\` and return the outcome as a value
Promise.race | \`findConcur\` ignores failures; use \`Promise.race\` itself where a failure should win
p-retry | a loop inside \`mapConcur\`; see the recipes
p-timeout | \`AbortSignal.timeout\` or \`Promise.race\` inside \`mapConcur\`
p-throttle | a delay inside an async generator
p-debounce | an async generator; see the recipes
p-memoize | \`cacheConcur\` remembers one concur iterable; nothing remembers calls
`,
)
