import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { counterparts, pageAddress, systems } from '.'

test('the index of "Coming from" links to every system', () => {
  const index = readFileSync('website/docs/coming-from/index.mdx', 'utf8')
  const addresses = systems.map(({ page }) => pageAddress(page))

  expect(addresses.filter(it => !index.includes(`(${it})`))).toEqual([])
})

test.each(systems)(
  'the page of $system has a heading and a table for each group',
  ({ page }) => {
    const text = readFileSync(`website/docs/coming-from/${page}.mdx`, 'utf8')
    const groups = new Set(
      counterparts
        .filter(row => row.page === page && row.lfi.length > 0)
        .map(({ group }) => group),
    )
    const shown = text.matchAll(
      /^(?:### (.+)\n\n)?<Counterparts html=\{page\.rows\['(.*)'\]\} \/>/gmu,
    )

    expect([...shown].map(([, title = '', group]) => [title, group])).toEqual(
      [...groups].map(group => [group, group]),
    )
  },
)
