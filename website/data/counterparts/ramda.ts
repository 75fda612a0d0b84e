import { parseTable } from './parseTable'

export const ramda = parseTable(
  { system: 'Ramda', page: 'ramda' },
  `
R.map | map | lazy; iterables only, no functions or objects
R.filter | filter | lazy; iterables only
R.reject | filter | negate the callback
R.chain | flatMap | iterables only
R.unnest | flatten | lazy; every value must be an iterable
R.aperture | window | lazy; can include partial windows
R.splitEvery | chunk | lazy
R.take | take | lazy; no strings back from strings; throws on negative counts
R.takeWhile | takeWhile | lazy
R.drop | drop | lazy; no strings back from strings; throws on negative counts
R.dropWhile | dropWhile | lazy
R.slice | slice | neither bound may be negative
R.head | first | returns an optional
R.last | last | returns an optional
R.nth | at | returns an optional; no negative positions
R.find | find | returns an optional
R.findLast | findLast | returns an optional
R.any | any | the same on arrays
R.all | all | the same on arrays
R.none | none | the same on arrays
R.includes | includes | compares with \`Object.is\`, not structurally
R.uniq | unique | compares with a \`Set\`, not structurally
R.uniqBy | uniqueBy | keys are compared with a \`Set\`, not structurally
R.without | exclude | compares with a \`Set\`, not structurally
R.concat | concat | any number of iterables
R.zip | zip | any number of iterables
R.fromPairs | toObject | a keyed reducer
R.toPairs | entries | lazy; works on maps too
R.keys | keys | lazy; works on maps too
R.values | values | lazy; works on maps and sets too
R.groupBy | toGrouped toArray | map to pairs of key and value first
R.countBy | toGrouped toCount | map to pairs of key and value first
R.indexBy | toObject toMap | map to pairs of key and value first
R.reduceBy | toGrouped | the reducer is an object, the key comes from the pair
R.reduce | reduce | create and add are together in one reducer
R.sum | sum | numbers only: Ramda turns \`'1'\` into a number, lfi joins strings
R.mean | mean | numbers only: Ramda turns \`'1'\` into a number, lfi joins strings
R.length | count | reads the whole iterable
R.join | join | \`null\` and \`undefined\` are written out
R.range | rangeUntil | a step with \`.step(n)\`; counts down when the end is smaller
R.repeat | repeat take | endless until cut
R.unfold | generate | the next value comes from the previous one; \`null\` or \`undefined\` ends it
R.forEach | forEach | returns nothing
R.tap | each | runs for every value, lazily
R.pipe | compose | lfi's \`compose\` runs from left to right, like \`R.pipe\`
R.curry | curry | no placeholders
R.defaultTo | or | on an optional, with a function for the default
R.applySpec | toMultiple | over reducers: one pass, many results
`,
  `
R.compose | \`compose\` runs left to right; reverse the order of the functions
R.scan | a closure in \`map\`: [Keep a running total](/docs/recipes/keep-a-running-total)
R.xprod | \`flatMap\` over both lists: [Make every combination](/docs/recipes/make-every-combination)
R.transduce | not needed: pipelines are lazy already and never build arrays between steps
R.sortBy | collect with \`toArray\`, then sort the array
R.partition | \`toGrouped\` with the test's result as the key: [Split a list in two](/docs/recipes/split-a-list-in-two)
R.takeLast | \`window\` with \`partialStart\`, then \`last\`
R.groupWith | a generator that compares neighbours
R.path | optional chaining
R.lens | spread and plain assignment
R.equals | nothing in lfi compares structurally
`,
)
