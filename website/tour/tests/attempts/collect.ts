import type { Attempts } from './attempt'

export const collect: Attempts = {
  right: [
    `const tagsOf = posts => new Set(pipe(posts, flatMap(post => post.tags)))`,
    `const tagsOf = posts => new Set(pipe(posts, flatMap(post => post.tags), reduce(toArray())))`,
  ],
  near: [
    [
      'array',
      `const tagsOf = posts => [...new Set(pipe(posts, flatMap(post => post.tags)))]`,
    ],
    ['lazy', `const tagsOf = posts => pipe(posts, flatMap(post => post.tags))`],
    ['kind', `const tagsOf = posts => ({ js: true, lazy: true })`],
    ['fixed', `const tagsOf = posts => new Set(['js', 'lazy', 'async'])`],
    [
      'other',
      `const tagsOf = posts =>
  pipe(posts, flatMap(post => post.tags.slice(0, 1)), reduce(toSet()))`,
    ],
    [
      'nested',
      `import { map } from 'lfi'
const tagsOf = posts => pipe(posts, map(post => post.tags), reduce(toSet()))`,
    ],
  ],
}
