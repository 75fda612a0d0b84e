import { parseTable } from './parseTable'

export const array = parseTable(
  { system: 'Array', page: 'array' },
  `
Array.prototype.map | map | lazy; the callback gets the value alone, no index
Array.prototype.filter | filter | lazy; type predicates narrow the values too
Array.prototype.flatMap | flatMap | the callback must return an iterable; a string counts as one
Array.prototype.flat | flatten | exactly one level; every value must be an iterable
Array.prototype.reduce | reduce | takes a reducer object; a bare function returns an optional
Array.prototype.forEach | forEach | the callback gets the value alone, no index
Array.prototype.some | any | the callback gets the value alone, no index; a hole counts as \`undefined\`
Array.prototype.every | all | the callback gets the value alone, no index; a hole counts as \`undefined\`
Array.prototype.find | find | returns an optional, so a found \`undefined\` is not mistaken for nothing
Array.prototype.findLast | findLast | returns an optional and reads from the front to the end
Array.prototype.includes | includes | compares with \`Object.is\`, so 0 and -0 differ
Array.prototype.join | join | \`null\` and \`undefined\` are written out instead of left empty
Array.prototype.slice | slice | both bounds required, neither negative
Array.prototype.at | at | returns an optional; no negative positions
Array.prototype.concat | concat | takes iterables only, never single values
Array.prototype.entries | index | works on any iterable; can be iterated again
Array.prototype.length | count | reads the whole iterable
Array.prototype.fill | repeat take | an endless repetition, cut to length
Array.from | reduce toArray | ends a pipeline; spread works as well
Array.fromAsync | reduceAsync toArray | takes an async iterable; wrap others with \`asAsync\`
Object.keys | keys | lazy; works on maps too; fails on an object with a property \`keys\` that is not a method
Object.values | values | lazy; works on maps and sets too; fails on an object with a property \`values\` that is not a method
Object.entries | entries | lazy; works on maps too; fails on an object with a property \`entries\` that is not a method
Object.fromEntries | toObject | a keyed reducer, so it composes with toGrouped
Object.groupBy | toGrouped | takes pairs of key and value; each group can be reduced by any reducer
Map.groupBy | toGrouped toMap | takes pairs of key and value; each group can be reduced by any reducer
Math.max | max | takes an iterable of numbers; an optional instead of -Infinity for no values; \`NaN\` counts in first place only
Math.min | min | takes an iterable of numbers; an optional instead of Infinity for no values; \`NaN\` counts in first place only
`,
  `
Array.prototype.sort | collect with \`toArray\`, then call \`sort\` on the array
Array.prototype.toSorted | collect with \`toArray\`, then call \`toSorted\` on the array
Array.prototype.reverse | collect with \`toArray\`, then call \`reverse\` on the array
Array.prototype.reduceRight | collect with \`toArray\`, then call \`reduceRight\` on the array
Array.prototype.findIndex | \`index\`, then \`find\` on the pairs
Array.prototype.indexOf | \`index\`, then \`find\` on the pairs
Array.prototype.with | \`index\`, then \`map\` the pair at that position
Array.prototype.splice | \`concat\` of two \`slice\` results around the new values
`,
)
