import { beforeAll, expect, test } from 'vitest'
import { loadBehaviour } from '../../../library/behaviour/loadBehaviour'
import { loadApiModel } from '../../../library/loadApiModel'
import type { ApiModel, FunctionEntry } from '../../../library/model/schema'
import { apiSidebar } from '../sidebar'
import { renderApiIndex } from './apiIndex'
import { renderBehaviourPages } from './behaviourPage'
import { isFunction, type RenderContext } from './context'
import { renderPage } from './mdx'
import { renderTypePage } from './typePage'
import { renderFunctionLists, renderVariablesIndex } from './variablesIndex'

let model: ApiModel
beforeAll(async () => {
  model = await loadApiModel()
})

/** The library with so many more functions, in the categories that it has. */
const grown = (more: number): ApiModel => {
  const originals = model.entries.filter(isFunction)
  const added = Array.from({ length: more }, (_, index): FunctionEntry => {
    const original = originals[index % originals.length] as FunctionEntry
    const name = `${original.name}${index}`
    const path = `/docs/api/variables/${name}`
    return { ...original, name, path, family: name, flavour: 'plain' }
  })
  return {
    ...model,
    entries: [
      ...model.entries.map(entry =>
        entry.kind === 'type'
          ? { ...entry, takenBy: added.map(({ name }) => name) }
          : entry,
      ),
      ...added,
    ],
  }
}

const contextOf = (large: ApiModel): RenderContext => ({
  model: large,
  baseUrl: '/',
  examples: new Map(),
  pictures: new Map(),
  counterparts: new Map(),
  usages: new Map(),
  behaviour: new Map(),
  guides: new Map(),
})

const sizes = async (large: ApiModel) => {
  const context = contextOf(large)
  const type = large.entries.find(entry => entry.kind === 'type')
  return {
    sidebar: JSON.stringify(apiSidebar(large)).length,
    index: renderPage(renderVariablesIndex(context)).length,
    apiIndex: renderPage(renderApiIndex(context)).length,
    type: type
      ? renderPage(await renderTypePage(type, context)).length
      : Number.NaN,
  }
}

test('ten times the functions make no page of the site longer', async () => {
  const [today, some, many] = await Promise.all(
    [model, grown(2000), grown(4000)].map(sizes),
  )

  // The number of pages in a category is told, so a few links may come.
  for (const [what, size] of Object.entries(some ?? {})) {
    const later = many?.[what as keyof typeof many] ?? 0
    expect(later - size, what).toBeLessThan(4000)
  }
  expect(some?.sidebar).toBeLessThan(today?.sidebar ?? 0)
  expect(some?.index).toBeLessThan(2 * (today?.index ?? 0))
})

test('lists lead to every function that the index leaves out', () => {
  const large = grown(2000)
  const pages = renderFunctionLists(contextOf(large))
  const text = pages.map(renderPage).join('')

  expect(
    large.entries.filter(
      entry => entry.kind !== 'type' && !text.includes(`"${entry.path}\\"`),
    ),
  ).toEqual([])
  const index = renderPage(renderVariablesIndex(contextOf(large)))
  for (const { frontMatter } of pages) {
    expect(index).toContain(`href=\\"/docs${frontMatter.slug}\\"`)
  }
  for (const page of pages) {
    expect(renderPage(page).match(/<tr /gu)?.length).toBeLessThanOrEqual(100)
  }
})

test('a library of today’s size has no lists: its index shows all', () => {
  expect(renderFunctionLists(contextOf(model))).toEqual([])
})

test('a long table of behaviour goes on on pages of its own', async () => {
  const large = grown(500)
  const { map } = await loadBehaviour()
  const behaviour = new Map(
    large.entries
      .filter(isFunction)
      .flatMap(({ name }) => (map ? [[name, map] as const] : [])),
  )
  const pages = renderBehaviourPages({ ...contextOf(large), behaviour })

  expect(pages.length).toBe(4)
  const rows = pages.map(
    page => renderPage(page).match(/<th scope=\\"row\\">/gu)?.length ?? 0,
  )
  expect(Math.max(...rows)).toBe(200)
  expect(rows.reduce((sum, count) => sum + count, 0)).toBe(behaviour.size)
  expect(pages.map(renderPage)[0]).toContain('/docs/api/behaviour-4')
})
