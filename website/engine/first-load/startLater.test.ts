import { expect, test } from 'vitest'
import { startLater } from './startLater'

const page = (scripts: string) =>
  `<!doctype html><html lang=en><head><script src="/base/assets/js/first.0a1b2c3d.js" defer></script>${scripts}</head>`
const app =
  '<script src=/base/assets/js/runtime~main.7bb956a2.js defer></script><script src=/base/assets/js/main.ab30e6d1.js defer></script>'

const none = { chunks: [] }

test('the tags of the app become names in the tag of the first script', () => {
  expect(
    startLater(page(app), 'docs/recipes', {
      chunks: ['12.0d5e.js'],
      run: ['run.07aa.js'],
      sandbox: '/base/sandbox.html?1c',
    }),
  ).toBe(
    '<!doctype html><html lang=en><head><script src="/base/assets/js/first.0a1b2c3d.js" defer data-app="runtime~main.7bb956a2.js main.ab30e6d1.js 12.0d5e.js" data-run="run.07aa.js" data-sandbox="/base/sandbox.html?1c"></script></head>',
  )
})

test.each(['playground', 'search', '404'])(
  '%s starts the app at once',
  name => {
    expect(startLater(page(app), name, none)).toContain(
      '<html data-start-at-once lang=en>',
    )
  },
)

test('a page whose tags are gone is named', () => {
  expect(() => startLater(page(''), 'docs/recipes', none)).toThrow(
    'The page "docs/recipes" has no tag for the app\'s two scripts',
  )
  expect(() => startLater(`<html >${app}`, '', none)).toThrow(
    'has no tag for the first script',
  )
})
