import type { Language } from '../../examples/model/language'

/** A program to start from, as the build takes it from a guide. */
export type Example = {
  readonly id: string
  readonly title: string
  readonly code: string
  readonly language: Language
}

export type ExampleGroup = {
  readonly title: string
  readonly examples: readonly Example[]
}

/** What the playground opens with when nothing else was asked for. */
export const welcome: Example = {
  id: 'welcome',
  title: 'Welcome',
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
