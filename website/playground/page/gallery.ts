import type { Language } from '../../examples/model/language'
import type { Origin } from '../drafts/draft'

/** An example as the build collects it from the guides. */
export type GalleryExample = {
  readonly id: string
  readonly title: string
  /** The task it belongs to: the heading that it stands under. */
  readonly group: string
  /** What it shows, in a line. */
  readonly description: string
  readonly code: string
  readonly language: Language
}

/** Where a text comes from that starts as the example. */
export const originOf = (example: GalleryExample): Origin => {
  const { id: key, title, code, language } = example
  return { kind: 'example', key, title, code, language }
}

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
