/*
 * One program for the Async and the Concur page of a family: what it prints
 * shows what differs between the two (order, time, errors). `~` represents the
 * flavour; a list is an iterable and the steps it goes through.
 */
export type FlavourProgram = readonly string[] | string

const values = 'as~([300, 100, 200])'
const all = 'reduce~(toArray())'
const late = [values, 'map~(wait)'] as const
const watched = [values, 'map~(load)'] as const

export const flavourPrograms: Readonly<Record<string, FlavourProgram>> = {
  all: [values, 'all~(async ms => (await load(ms)) > 150)'],
  any: [values, 'any~(async ms => (await load(ms)) < 250)'],
  at: [...late, 'at~(0)', 'get~'],
  cache: `
const cached = pipe(${values}, map~(load), cache~)

console.log(await reduce~(toArray(), cached))
console.log(await reduce~(toArray(), cached))
`,
  chunk: [...late, 'chunk~(2)', all],
  concat: `
const slow = map~(wait, as~([300, 200]))
const fast = map~(wait, as~([100]))

console.log(await reduce~(toArray(), concat~(slow, fast)))
`,
  consume: `
await pipe(${values}, each~(load), consume~)
console.log('all done')
`,
  count: [...watched, 'count~'],
  drop: [...late, 'drop~(1)', all],
  dropWhile: [...late, 'dropWhile~(ms => ms > 150)', all],
  each: [values, 'each~(load)', all],
  exclude: [...late, 'exclude~([200])', all],
  filter: [values, 'filter~(async ms => (await load(ms)) > 150)', all],
  filterMap: [
    values,
    'filterMap~(async ms => ((await load(ms)) > 150 ? ms * 10 : null))',
    all,
  ],
  find: [values, 'find~(async ms => (await load(ms)) > 150)', 'get~'],
  findLast: [values, 'findLast~(async ms => (await load(ms)) > 150)', 'get~'],
  first: [...watched, 'first~', 'get~'],
  flatMap: [values, 'flatMap~(async ms => [await wait(ms), ms + 1])', all],
  flatten: [
    values,
    'map~(async ms => [await wait(ms), ms + 1])',
    'flatten~',
    all,
  ],
  forEach: `
const send = async ms => {
  await wait(ms)
  if (ms === 100) {
    throw new Error('100 is refused')
  }
  console.log(\`sent \${ms}\`)
}

await pipe(${values}, forEach~(send)).catch(error =>
  console.log(error.message),
)
`,
  get: [...late, 'first~', 'get~'],
  includes: [...watched, 'includes~(100)'],
  index: [...late, 'index~', all],
  join: [...late, "join~(' then ')"],
  last: [...late, 'last~', 'get~'],
  map: [...watched, all],
  max: [...watched, 'max~', 'get~'],
  maxBy: [...watched, 'maxBy~((a, b) => a - b)', 'get~'],
  maxWith: [...watched, 'maxWith~(ms => Math.abs(ms - 180))', 'get~'],
  mean: [...watched, 'mean~'],
  min: [...watched, 'min~', 'get~'],
  minBy: [...watched, 'minBy~((a, b) => a - b)', 'get~'],
  minMax: [...watched, 'minMax~', 'get~'],
  minMaxBy: [...watched, 'minMaxBy~((a, b) => a - b)', 'get~'],
  minMaxWith: [...watched, 'minMaxWith~(ms => Math.abs(ms - 180))', 'get~'],
  minWith: [...watched, 'minWith~(ms => Math.abs(ms - 180))', 'get~'],
  none: [values, 'none~(async ms => (await load(ms)) < 250)'],
  or: [...watched, 'find~(ms => ms < 250)', 'or~(() => 0)'],
  reduce: [...late, "reduce~(toJoin(' then '))"],
  slice: [...late, 'slice~(0, 2)', all],
  sum: [...watched, 'sum~'],
  take: [...watched, 'take~(2)', all],
  takeWhile: [...late, 'takeWhile~(ms => ms !== 200)', all],
  unique: ['as~([300, 100, 300, 200])', 'map~(wait)', 'unique~', all],
  uniqueBy: [values, 'uniqueBy~(async ms => (await wait(ms)) % 200)', all],
  window: [...late, 'window~(2)', all],
  zip: `
const answers = map~(wait, ${values})
const letters = as~(['a', 'b', 'c'])

console.log(await reduce~(toArray(), zip~(answers, letters)))
`,
}
