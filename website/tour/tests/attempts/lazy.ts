import type { Attempts } from './attempt'

export const lazy: Attempts = {
  right: [
    `import { reduce, toArray } from 'lfi'
const firstTwo = (values, test) => pipe(values, filter(test), take(2), reduce(toArray()))`,
    `const firstTwo = (values, test) => {
  const found = []
  for (const value of values) {
    if (test(value) && found.push(value) === 2) break
  }
  return found
}`,
  ],
  near: [
    [
      'lazy',
      `const firstTwo = (values, test) => pipe(values, filter(test), take(2))`,
    ],
    [
      'kind',
      `const firstTwo = (values, test) => new Set(pipe(values, filter(test), take(2)))`,
    ],
    ['fixed', `const firstTwo = () => [2, 4]`],
    [
      'early',
      `const firstTwo = (values, test) => [...pipe(values, take(2), filter(test))]`,
    ],
    [
      'eager',
      `const firstTwo = (values, test) => [...pipe([...pipe(values, filter(test))], take(2))]`,
    ],
    [
      'other',
      `const firstTwo = (values, test) => [...pipe(values, filter(test), take(3))]`,
    ],
  ],
}
