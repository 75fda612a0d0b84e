import { expect, test } from 'vitest'
import { PAUSE, pauseAtFold } from './pauseAtFold'

const text = 'x'.repeat(2000)

test('a document is read up to the first heading below the first screen', () => {
  expect(
    pauseAtFold(
      `<div class="theme-doc-markdown"><h2>One</h2>${text}<h3>Two</h3>${text}<h2>Three</h2>`,
    ),
  ).toBe(
    `<div class="theme-doc-markdown"><h2>One</h2>${text}${PAUSE}<h3>Two</h3>${text}<h2>Three</h2>`,
  )
})

test('the home page is read up to its first section', () => {
  expect(pauseAtFold(`<main>${text}<section>${text}<section>`)).toBe(
    `<main>${text}${PAUSE}<section>${text}<section>`,
  )
})

test('a page that fits on a screen is read at once', () => {
  const short = '<div class="theme-doc-markdown"><h2>One</h2>x</div>'

  expect(pauseAtFold(short)).toBe(short)
  expect(pauseAtFold('<main>x</main>')).toBe('<main>x</main>')
})
