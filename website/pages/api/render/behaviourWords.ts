import { SIZES } from '../../../library/behaviour/model/rule'

/** What each column says, in the order of the columns. */
const columns = [
  '**Start** is what the call itself does: **lazy** nothing, **opens** asks the source for an iterator, **eager** reads. **3 times** means that it asks a source of five values for three iterators to give each value once.',
  'A **pull** is a call of `next` on the source. **Pulls for one** are those before the first output or the result, in the best case. **Pulls for five** are those of a source of five values until the result is read to its end, in the longest case; the pull that finds the end counts.',
  '**On break**, **On throw** and **When it stops** say whether the source is closed when the reader stops, when a callback fails, and when the function stops early by itself. **In some cases** means after some numbers of values and not after others.',
  'With an **endless source** a function **streams** (outputs keep coming), **ends** (the result ends by itself), **answers** (it gives one result), **throws**, or **never** returns. With an **empty source** it **ends** without an output, **answers** with a result, or **throws**.',
  '**Calls at once** are the most callbacks in flight for n values: **1**, **n**, **half of n** (rounded down), or **mostly n** (n if it is even, otherwise one fewer). **3 of 5** means that there is no such rule and that there were three for five values.',
  '**Order**: the function **keeps order** if outputs come in the order of the source, however long work on each value takes; **arrival** means that quick values overtake slow ones.',
  '**Holds** is what stays in memory beside the current value: **nothing**, **a few** values (up to four), **a window** of the size that was passed, or **everything** so far. **If slow** is what stays while callbacks, the next step and any other source are slow.',
  '**Read again** is where values come from when the result is iterated a second time. **Later steps** says whether a Concur function waits for their work before it settles.',
  '**Rejects** says when a failed callback or value rejects the result: **at once**, **at the end** (in some cases only when everything else is done), or **never**. **Failures before** says whether the result can hide a failure that came first.',
]

const sizes = `${SIZES.slice(0, -1).join(', ')} and ${SIZES.at(-1)}`

/** What the probes do, so that a reader knows what was not tried. */
const runs = [
  'Sources are endless or have 0, 1 or 5 values; those of Async and Concur functions are async, and pulls are counted with quick ones and with ones that take 100 seconds for a value. They can be read again; generator objects, which cannot, are tried as well.',
  // Tested in website/library/behaviour/byHand.test.ts
  'Where a function takes a number, it gets 3 for `count` and `end`, 2 for `index` and `size`, and 1 for `start`: `take(3)`, `at(2)`, `slice(1, 3)`.',
  'Callbacks that decide are tried in five ways: true for the first two values, from the third on, always, never, and returning the value itself.',
  `Calls are counted for ${sizes} values in five orders: rising, falling, least and greatest in turns, from the middle outwards, and mixed. Callbacks all take as long, overtake each other, or answer at once in part; the source is quick, or takes 2 seconds for a value.`,
  'For the order, work on five values takes 30, 50, 10, 40 and 20 ms. For the memory, 64 values are read; slow work takes 10 seconds for each.',
  `Reading stops after 0, 1, 2, 3 and 5 values. Callbacks fail at the first, second or fifth call or always; one value fails, or two or four of five, or all; the source itself fails at its first or third pull.`,
]

const listOf = (lines: readonly string[]): string =>
  lines.map(line => `- ${line}`).join('\n')

/** What the words of the table mean, and how they were found; Markdown. */
export const behaviourWords = [
  listOf(columns),
  'How the functions are run:',
  listOf(runs),
].join('\n\n')
