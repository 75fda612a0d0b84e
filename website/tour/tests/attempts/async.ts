import type { Attempts } from './attempt'

export const asyncStep: Attempts = {
  right: [
    `import { asConcur, filterConcur, reduceConcur } from 'lfi'
const active = (users, isActive) =>
  pipe(asConcur(users), filterConcur(isActive), reduceConcur(toArray()))`,
    `const active = async (users, isActive) => {
  const kept = await Promise.all(users.map(isActive))
  return users.filter((_, at) => kept[at])
}`,
  ],
  near: [
    [
      'everyone',
      `const active = async (users, isActive) =>
  pipe(asAsync(users.filter(isActive)), reduceAsync(toArray()))`,
    ],
    [
      '`filterAsync` takes an async iterable. An array may work by accident, but the types refuse it: convert it with `asAsync`.',
      `const active = async (users, isActive) =>
  pipe(users, filterAsync(isActive), reduceAsync(toArray()))`,
    ],
    [
      'After `asAsync`, `filter` has to be `filterAsync`.',
      `const active = async (users, isActive) =>
  pipe(asAsync(users), filter(isActive), reduceAsync(toArray()))`,
    ],
    ['fixed', `const active = async () => ['ada', 'eve']`],
    ['kind', `const active = async (users, isActive) => new Set(users)`],
    [
      'lazy',
      `const active = async (users, isActive) => pipe(asAsync(users), filterAsync(isActive))`,
    ],
    [
      'other',
      `const active = async (users, isActive) =>
  pipe(asAsync(users), filterAsync(async user => !(await isActive(user))), reduceAsync(toArray()))`,
    ],
  ],
}
