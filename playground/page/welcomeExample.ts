import type { GalleryExample } from './gallery'

/** What the playground opens with when nothing else was asked for. */
export const welcomeExample: GalleryExample = {
  id: 'welcome',
  title: 'Welcome',
  group: 'Start here',
  description: 'A lazy pipeline, and one that waits for three things at once.',
  language: 'ts',
  code: `import {
  asConcur,
  filter,
  map,
  mapConcur,
  pipe,
  reduce,
  reduceConcur,
  toArray,
} from 'lfi'

// Lazy: nothing happens until reduce asks for values.
const shouted = pipe(
  ['sloth', 'lazy', 'sleep'],
  filter(word => word.includes('s')),
  map(word => word.toUpperCase()),
  reduce(toArray()),
)
console.log(shouted)

// Concurrent: the three waits overlap, so this takes as long as the longest.
const wait = (ms: number): Promise<number> =>
  new Promise(resolve => setTimeout(() => resolve(ms), ms))

const finished = await pipe(
  asConcur([300, 100, 200]),
  mapConcur(wait),
  reduceConcur(toArray()),
)
console.log(finished)
`,
}
