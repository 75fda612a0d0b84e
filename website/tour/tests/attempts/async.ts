import type { Attempts } from './attempt'

export const asyncStep: Attempts = {
  right: [
    // Names say nothing about what a value is.
    `const active = async (users, isActive) => {
  const verdictsAsync = await Promise.all(users.map(isActive))
  const found = pipe(verdictsAsync.entries(), filter(([, isOn]) => isOn))
  return Array.from(found, ([at]) => users[at])
}`,
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
