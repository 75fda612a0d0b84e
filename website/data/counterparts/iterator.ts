import { parseTable } from './parseTable'

export const iterator = parseTable(
  { system: 'Iterator', page: 'iterator-helpers' },
  `
Iterator.prototype.map | map | returns an iterable that can be iterated again; no index
Iterator.prototype.filter | filter | returns an iterable that can be iterated again; no index
Iterator.prototype.flatMap | flatMap | accepts strings as iterables
Iterator.prototype.take | take | reads one value more than it keeps before it stops; throws on \`Infinity\`
Iterator.prototype.drop | drop | returns an iterable that can be iterated again; throws on \`Infinity\`
Iterator.prototype.reduce | reduce | takes a reducer object; a bare function returns an optional
Iterator.prototype.toArray | reduce toArray | ends a pipeline; spread works as well
Iterator.prototype.forEach | forEach | no index
Iterator.prototype.some | any | no index
Iterator.prototype.every | all | no index
Iterator.prototype.find | find | returns an optional
Iterator.concat | concat | returns an iterable that can be iterated again
Iterator.zip | zip | stops at the shortest; no other mode
AsyncIterator.prototype.map | mapAsync | lfi has it today, the language does not yet
AsyncIterator.prototype.filter | filterAsync | lfi has it today, the language does not yet
`,
  `
Iterator.from | nothing to convert: every function takes any iterable
Iterator.prototype.return | \`map\`, \`filter\`, \`take\`, \`zip\` and [many others](/docs/watch-out/closing-generators) do not pass an early \`break\` on to a generator: [Close what you opened](/docs/recipes/close-what-you-opened)
Iterator.zipKeyed | \`zip\`, then \`map\` each tuple to an object
`,
)
