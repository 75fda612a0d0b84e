// What the patches expect of Docusaurus, held against what it generated for
// this site: `npm run build` comes first.
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PAUSE } from './finish-pages/pauseAtFold'

const read = (file: string): string => {
  if (!existsSync(file)) {
    throw new Error(`${file} is not there: run "npm run build" first.`)
  }
  return readFileSync(file, 'utf8')
}

test('pages are rendered whole, without parts that a script puts in place', () => {
  for (const page of ['index', 'docs/recipes', 'docs/api/variables/map']) {
    expect(read(`build/${page}.html`), page).not.toContain('<template id=')
  }
})

test('no script waits for the styles but the one below the first screen', () => {
  for (const page of ['index', 'docs/recipes', 'docs/api/variables/map']) {
    const html = read(`build/${page}.html`)
      .replace(PAUSE, '')
      // The first script waits for the whole page.
      .replace(/<script src="[^"]*\/first\.[^"]*" defer /u, '')
    const styles = html.search(/<link rel="?stylesheet/u)

    expect(read(`build/${page}.html`), page).toContain(PAUSE)
    expect(styles, page).toBeGreaterThan(0)
    expect(html.lastIndexOf('<script'), page).toBeLessThan(styles)
    expect(html.lastIndexOf('data-theme-choice'), page).toBeLessThan(styles)
  }
})

test('the policy and the styles without scripts are on every page', () => {
  const html = read('build/docs/recipes.html')

  expect(html).toContain('http-equiv="Content-Security-Policy"')
  for (const name of [
    'navbar__toggle',
    'menu__caret',
    'menu__list-item--collapsed',
  ]) {
    expect(
      html.split(name).length,
      `${name}, which the styles without scripts name`,
    ).toBeGreaterThan(2)
  }
})
