/** What holds for all functions; its programs run in the test of the edition. */
export const introduction = `## How lfi works

- ES module, Node 22 or newer, no dependencies. Import functions by name: \`import { map, pipe } from 'lfi'\`. No default export, no methods.
- Functions are curried and take the iterable last: \`map(fn, iterable)\` and \`map(fn)(iterable)\` are the same. \`pipe(value, step, step)\` is typed for up to nine steps; split longer ones.
- Steps are lazy: nothing runs until something consumes the result, such as \`reduce\`, \`forEach\`, \`consume\`, \`sum\` or \`for…of\`.
- A result is collected by a reducer: \`reduce(toArray())\`, \`reduce(toSet())\`, \`reduce(toMap())\` and \`reduce(toObject())\` of \`[key, value]\` pairs, \`reduce(toGrouped(toArray(), toMap()))\`. Call the reducer: \`toArray()\`, not \`toArray\`.
- \`find\`, \`first\`, \`last\`, \`at\`, \`min\`, \`max\` and \`reduce\` with a bare function return an optional: an iterable with one value or none. End with \`or(() => fallback)\` or \`get\`, which throws if there is none.
- lfi has no sort, cancellation or concurrency limit: sort the collected array, check an \`AbortSignal\` in callbacks, and limit as in the recipes.

## The three flavours

| Flavour | Source | Callbacks | Results |
|---|---|---|---|
| plain: \`map\` | iterables: arrays, sets, maps, generators | synchronous, one after another | in the order of the source |
| Async: \`mapAsync\` | async iterables; \`asAsync(iterable)\` makes one | may be async, one after another | in the order of the source |
| Concur: \`mapConcur\` | concur iterables, lfi's own kind; \`asConcur(iterable)\` makes one | may be async, for each value as soon as it is ready, without a limit | in the order of arrival |

Do not mix flavours in a pipeline: the suffix of a step must fit its source. What returns one value in plain returns a promise in Async and Concur: \`await\` it. \`asAsync\` and \`asConcur\` convert both ways. Concur for independent slow work, Async where one thing must follow another.

\`\`\`ts
import { asConcur, filter, map, mapConcur, pipe, reduce, reduceConcur, toArray } from 'lfi'

const doubled = pipe(
  [1, 2, 3],
  filter(n => n !== 2),
  map(n => n * 2),
  reduce(toArray()),
)
console.log(doubled)
//=> [ 2, 6 ]

const loaded = await pipe(
  asConcur([20, 10]),
  mapConcur(async ms => {
    await new Promise(resolve => setTimeout(resolve, ms))
    return ms
  }),
  reduceConcur(toArray()),
)
console.log(loaded)
//=> [ 10, 20 ]
\`\`\``
