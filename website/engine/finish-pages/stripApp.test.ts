import { expect, test } from 'vitest'
import { stripApp } from './stripApp'

const page = (scripts: string) =>
  `<!doctype html><html lang=en><head>${scripts}</head><script src="/base/assets/js/first.0a1b2c3d.js" defer></script>`
const app =
  '<script src=/base/assets/js/runtime~main.7bb956a2.js defer></script><script src=/base/assets/js/main.ab30e6d1.js defer></script>'
const scripts = { app: ['app.1.js'], run: ['run.2.js'], search: ['s.3.js'] }
const strip = (html: string, name: string) =>
  stripApp(html, name, scripts, '/base/sandbox.html?1c')

const tag =
  '<script src="/base/assets/js/first.0a1b2c3d.js" defer data-tools="runtime~main.7bb956a2.js main.ab30e6d1.js" data-run="run.2.js" data-search="s.3.js" data-sandbox="/base/sandbox.html?1c"></script>'

test('a page that is read names the scripts of a press and loads none of them', () => {
  expect(strip(page(app), 'docs/recipes')).toBe(
    `<!doctype html><html lang=en><head></head>${tag}`,
  )
})

test.each(['playground', 'search', '404', 'tour', 'tour/lazy'])(
  '%s is the app, and loads all of it at once',
  name => {
    expect(strip(page(app), name)).toBe(
      `<!doctype html><html data-app lang=en><head>${app}<link rel="preload" as="script" href="/base/assets/js/app.1.js"></head>${tag}`,
    )
  },
)

test('a page whose tags are gone is named', () => {
  expect(() => strip(page(''), 'docs/recipes')).toThrow(
    'The page "docs/recipes" has no tag for the app\'s two scripts',
  )
  expect(() => strip(`<html >${app}`, '')).toThrow(
    'has no tag for the first script',
  )
})
