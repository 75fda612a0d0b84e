import { parseTable } from './parseTable'

export const lodash = parseTable(
  { system: 'Lodash', page: 'lodash' },
  `
_.map | map | lazy; no property shorthand such as \`'name'\`
_.filter | filter | lazy; no object or property shorthand
_.compact | filter | pass \`Boolean\` as the callback
_.reject | filter | negate the callback
_.flatMap | flatMap | the callback must return an iterable
_.flatten | flatten | every value must be an iterable
_.chunk | chunk | lazy; the size must be a positive integer
_.concat | concat | takes iterables only, never single values
_.difference | exclude | the excluded values come first
_.without | exclude | the excluded values come in one iterable
_.drop | drop | no default count of 1; throws on negative counts
_.dropWhile | dropWhile | no property shorthand
_.take | take | no default count of 1; throws on negative counts
_.takeWhile | takeWhile | no property shorthand
_.head | first | returns an optional
_.last | last | returns an optional and reads the whole iterable
_.nth | at | returns an optional; no negative positions
_.find | find | returns an optional
_.findLast | findLast | returns an optional and reads the whole iterable
_.some | any | no index, no shorthand, no objects, no test by default
_.every | all | no index, no shorthand, no objects, no test by default
_.includes | includes | no substring search; compares with \`Object.is\`
_.size | count | iterables only, not objects
_.uniq | unique | lazy; keeps the first of each
_.uniqBy | uniqueBy | lazy; keeps the first of each
_.zip | zip | stops at the shortest instead of filling with undefined
_.zipObject | zip toObject | two steps: pair, then collect; stops at the shorter list
_.fromPairs | toObject | a keyed reducer
_.toPairs | entries | lazy; fails on an object with a property \`entries\` that is not a method
_.keys | keys | lazy; works on maps too
_.values | values | lazy; works on maps and sets too
_.groupBy | toGrouped toArray | map to pairs of key and value first; groups can be any reducer
_.countBy | toGrouped toCount | map to pairs of key and value first
_.mapValues | entries map toObject | three steps
_.pickBy | entries filter toObject | three steps
_.keyBy | toObject toMap | map to pairs of key and value first; keeps the last of each key
_.maxBy | maxWith | the names are swapped: in lfi \`By\` takes a comparison, \`With\` a key
_.minBy | minWith | the names are swapped: in lfi \`By\` takes a comparison, \`With\` a key
_.max | max | numbers only: of strings that are not numbers it returns the first; returns an optional
_.min | min | numbers only: of strings that are not numbers it returns the first; returns an optional
_.sum | sum | numbers only
_.sumBy | map sum | two steps
_.mean | mean | \`NaN\` for no values, as in Lodash
_.meanBy | map mean | two steps
_.range | rangeUntil | both bounds required; a step with \`.step(n)\`, which must be a positive integer
_.times | rangeUntil map | two steps
_.forEach | forEach | returning false does not stop it
_.reduce | reduce | takes a reducer object; a bare function returns an optional
_.flow | compose | exactly one argument flows through
_.curry | curry | no placeholders
_.defaultTo | or | on an optional, with a function for the default
_.join | join | \`null\` and \`undefined\` are written out
`,
  `
_.get | not path access: in lfi, \`get\` takes the value out of an optional
_.findIndex | \`index\`, then \`find\` on the pairs
_.isEqual | nothing in lfi compares structurally
_.cloneDeep | \`structuredClone\`
_.sortBy | collect with \`toArray\`, then sort the array
_.orderBy | collect with \`toArray\`, then sort the array
_.flattenDeep | a recursive generator
_.partition | \`toGrouped\` with the test's result as the key: [Split a list in two](/docs/recipes/split-a-list-in-two)
_.intersection | \`filter\` with a set's \`has\`: [Compare two lists](/docs/recipes/compare-two-lists)
_.union | \`concat\`, then \`unique\`
_.dropRight | collect with \`toArray\`, then \`slice\` the array
_.takeRight | \`window\` with \`partialStart\`, then \`last\`
_.sample | collect with \`toArray\`, then pick a random position
_.shuffle | collect with \`toArray\`, then shuffle the array
_.debounce | an async generator: [Debounce a stream](/docs/recipes/debounce-a-stream)
_.memoize | \`cache\` remembers the values of one iterable; nothing remembers calls
_.throttle | an async function that waits its turn: [Keep to a rate limit](/docs/recipes/keep-to-a-rate-limit)
`,
)
