import type { Attempts } from './attempt'

export const find: Attempts = {
  right: [
    `const priceOf = (name, drinks) =>
  pipe(drinks, find(drink => drink.name === name), or(() => ({ price: 0 }))).price`,
    `const priceOf = (name, drinks) => drinks.find(drink => drink.name === name)?.price ?? 0`,
  ],
  near: [
    [
      'value',
      `const none = 0
const priceOf = (name, drinks) =>
  pipe(drinks, find(drink => drink.name === name), map(drink => drink.price), or(none))`,
    ],
    [
      'lazy',
      `const priceOf = (name, drinks) =>
  pipe(drinks, find(drink => drink.name === name), map(drink => drink.price))`,
    ],
    [
      'other',
      `const priceOf = (name, drinks) =>
  pipe(drinks, find(drink => drink.name === name), map(drink => drink.price), or(() => 'throws'))`,
    ],
    [
      'drink',
      `const priceOf = (name, drinks) =>
  pipe(drinks, find(drink => drink.name === name), map(drink => drink.price), or(() => ({ price: 0 })))`,
    ],
    [
      'throws',
      `const priceOf = (name, drinks) =>
  pipe(drinks, find(drink => drink.name === name), map(drink => drink.price), get) ?? 0`,
    ],
    [
      'undefined',
      `const priceOf = (name, drinks) =>
  pipe(drinks, find(drink => drink.name === name), map(drink => drink.price), or(() => {}))`,
    ],
    ['found', `const priceOf = () => 0`],
  ],
}
