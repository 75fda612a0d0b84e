import type { Attempts } from './attempt'

export const pipe: Attempts = {
  right: [
    `const list = (names, print) =>
  pipe(
    names,
    filter(name => name.length > 3),
    map(name => '- ' + name.toUpperCase()),
    forEach(print),
  )`,
    `const list = (names, print) => {
  for (const name of names) {
    if (name.length > 3) print('- ' + name.toUpperCase())
  }
}`,
  ],
  near: [
    [
      'early',
      `const list = (names, print) =>
  pipe(
    names,
    map(name => '- ' + name),
    filter(name => name.length > 3),
    map(name => name.toUpperCase()),
    forEach(print),
  )`,
    ],
    [
      'space',
      `const list = (names, print) =>
  pipe(
    names,
    filter(name => name.length > 3),
    map(name => name.toUpperCase()),
    map(name => '-' + name),
    forEach(print),
  )`,
    ],
    [
      'nothing',
      `const list = (names, print) =>
  pipe(
    names,
    filter(name => name.length > 3),
    map(name => '- ' + name.toUpperCase()),
    forEach(name => console.log(name)),
  )`,
    ],
    ['fixed', `const list = (names, print) => print('- GRACE')`],
    [
      'nothing',
      `const list = (names, print) =>
  pipe(names, filter(name => name.length > 3), map(name => print('- ' + name)))`,
    ],
    [
      'other',
      `const list = (names, print) =>
  pipe(names, filter(name => name.length > 3), map(name => '- ' + name), forEach(print))`,
    ],
  ],
}
