import { parseTable } from './parseTable'

export const python = parseTable(
  { system: 'Python', page: 'python' },
  `
map | map | one iterable; zip several first
filter | filter | an empty list that the callback returns counts as true; pass \`Boolean\` for None
zip | zip | the same
enumerate | index | no start value
range | rangeUntil | both bounds required; a step with \`.step(n)\`; counts down when the end is smaller
sum | sum | numbers only, from 0
len | count | reads the whole iterable
min | min minWith | numbers only: of strings that are not numbers it returns the first; an optional instead of an error for no values; \`minWith\` takes the key
max | max maxWith | numbers only: of strings that are not numbers it returns the first; an optional instead of an error for no values; \`maxWith\` takes the key
any | any | takes the test
all | all | takes the test
list | reduce toArray | spread works as well
set | toSet | a reducer
dict | toMap toObject | from pairs
str.join | join | any values, not only strings
next | next | gives the value as an optional, and the rest beside it
functools.reduce | reduce | without a start value it returns an optional
functools.partial | curry | arguments from the left, one call or many
itertools.chain | concat | the same
itertools.chain.from_iterable | flatten | the same
itertools.islice | slice take drop | no step; reads one value more than it keeps
itertools.takewhile | takeWhile | closes a generator that it stops reading, which Python leaves open
itertools.dropwhile | dropWhile | the same
itertools.filterfalse | filter | negate the callback
itertools.starmap | map | destructure the tuple in the callback
itertools.cycle | cycle | iterates again instead of remembering; a generator object is refused, and freezes the program where a step hides it
itertools.repeat | repeat | endless; cut with take
itertools.count | generate | from a seed, with the step as a function
itertools.batched | chunk | arrays instead of tuples
itertools.pairwise | window | with size 2
itertools.tee | cache | one iterable that can be iterated many times; \`cacheAsync\` by one reader at a time
collections.Counter | toGrouped toCount toMap | from pairs of key and value
collections.defaultdict | toGrouped toArray toMap | from pairs of key and value
statistics.mean | mean | \`NaN\` for no values instead of an error
asyncio.gather | mapConcur reduceConcur | results in order of completion; waits for all before it rejects
asyncio.as_completed | asAsync mapConcur | an async iterable of results as they arrive
`,
  `
sorted | collect with \`toArray\`, then sort the array
reversed | collect with \`toArray\`, then reverse the array
itertools.groupby | \`toGrouped\` groups all equal keys, not only neighbours
itertools.accumulate | a closure in \`map\`: [Keep a running total](/docs/recipes/keep-a-running-total)
itertools.product | \`flatMap\` over both lists: [Make every combination](/docs/recipes/make-every-combination)
heapq.nlargest | a reducer of your own: [Take the top n](/docs/recipes/take-the-top-n)
itertools.permutations | a recursive generator
itertools.combinations | a recursive generator
itertools.zip_longest | \`concat\` each with \`repeat\`, then \`zip\` and \`take\`
itertools.compress | \`zip\`, \`filter\`, \`map\`
asyncio.Semaphore | share an iterator between lanes: [Fetch many with a limit](/docs/recipes/fetch-many-with-a-limit)
asyncio.wait_for | \`Promise.race\`: [Give up after a while](/docs/recipes/give-up-after-a-while)
heapq.merge | a generator: [Merge sorted lists](/docs/recipes/merge-sorted-lists)
contextlib.closing | close the generator yourself: [Close what you opened](/docs/recipes/close-what-you-opened)
`,
)
