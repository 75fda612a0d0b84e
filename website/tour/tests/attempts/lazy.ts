import type { Attempts } from './attempt'

export const lazy: Attempts = {
  right: [
    `import { reduce, toArray } from 'lfi'
const firstTwo = (values, fn) => pipe(values, take(2), map(fn), reduce(toArray()))`,
    `const firstTwo = (values, fn) => {
  const found = []
  for (const value of values) {
    if (found.push(fn(value)) === 2) break
  }
  return found
}`,
  ],
  near: [
    ['lazy', `const firstTwo = (values, fn) => pipe(values, map(fn), take(2))`],
    [
      'kind',
      `const firstTwo = (values, fn) => new Set(pipe(values, map(fn), take(2)))`,
    ],
    ['fixed', `const firstTwo = () => [1, 4]`],
    [
      'eager',
      `const firstTwo = (values, fn) => [...pipe([...pipe(values, map(fn))], take(2))]`,
    ],
    [
      'other',
      `const firstTwo = (values, fn) => [...pipe(values, map(fn), take(3))]`,
    ],
  ],
}
