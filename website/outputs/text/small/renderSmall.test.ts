import { beforeAll, expect, test } from 'vitest'
import { loadContent } from '../../../content/loadContent'
import { type Guide, isGuide } from '../../../content/model/schema'
import { functionLists } from '../../../data/functionLists'
import { exampleLanguage } from '../../../examples/model/language'
import { parseFenceMeta } from '../../../examples/model/parseFenceMeta'
import { describeProblem } from '../../../examples/model/problem'
import { verifyAuthored } from '../../../examples/verifyAuthored'
import { loadApiModel } from '../../../library/loadApiModel'
import type { ApiModel } from '../../../library/model/schema'
import { explanationOf, type ListedNames } from './hazards'
import { MAX_BYTES, renderSmall } from './renderSmall'

let model: ApiModel
let guides: Guide[]
const lists: ListedNames = functionLists
let text: string

beforeAll(async () => {
  model = await loadApiModel()
  guides = (await loadContent('website')).filter(isGuide)
  text = renderSmall({
    model,
    // Each function with as many as the worst has: the real file is smaller.
    hazards: new Map(
      model.entries.map(({ name }) => [name, ['Reads ahead', 'Empty Concur']]),
    ),
    guides,
    lists,
    siteAddress: 'https://example.com/lfi/',
  })
}, 120_000)

test('the small edition fits its size', () => {
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MAX_BYTES)
})

test('each export is an entry exactly once', () => {
  const entries = [...text.matchAll(/^- `(?:type )?(?<name>\w+)[(:<\s]/gmu)]
  expect(entries.map(({ groups }) => groups?.name).sort()).toEqual(
    model.entries.map(({ name }) => name).sort(),
  )
})

test('each type has a sentence', () => {
  const types = text.match(/^- `type .*$/gmu) ?? []
  expect(types.length).toBeGreaterThan(18)
  expect(types.filter(line => !/` [^[]/u.test(line))).toEqual([])
})

test('what leads to a list has its names, and what leads to a program is gone', () => {
  const guide = (texts: Guide['sections'][number]['blocks']): Guide => ({
    file: '',
    id: '',
    address: '',
    title: 'x',
    description: 'It fails.',
    frontMatter: {},
    sections: [
      {
        ...{ level: 1, title: 'x', id: '', text: '', fences: [], links: [] },
        blocks: texts,
      },
    ],
  })
  const explanation = explanationOf(
    guide([
      { text: 'It fails:' },
      { text: '' },
      { text: 'map has none. These do not close:' },
      { text: '', list: 'open' },
      { text: 'asAsync closes. Collect them:' },
      { text: '' },
    ]),
    { open: ['map', 'filter'] },
  )
  expect(explanation).toBe(
    'map has none. These do not close: map, filter. asAsync closes.',
  )
})

test('no lead-in of a hazard is without what it leads to', () => {
  const [, hazards = ''] = text.split(/^## Hazards$/mu)
  const prose = hazards
    .replaceAll(/^```.*?^```$/gmsu, '')
    .replaceAll(/^Instead:$/gmu, '')
  expect(prose).not.toMatch(/:\s*$/mu)
  const pages = guides.filter(({ id }) => id.startsWith('watch-out/'))
  const blocks = pages.flatMap(({ sections }) =>
    sections.flatMap(section => section.blocks),
  )
  const leads = blocks.flatMap(({ text }, index) => {
    const [lead] = /[^.?]*:$/u.exec(text) ?? []
    const list = blocks[index + 1]?.list
    return lead ? [{ lead: lead.trim(), list }] : []
  })
  expect(leads.length).toBeGreaterThan(30)
  for (const { lead, list } of leads) {
    const after = prose.split(lead).slice(1)
    expect
      .soft(after.map(rest => rest.trim().split(/\W/u)[0]))
      .toEqual(list ? [lists[list]?.[0]] : [])
  }
})

test('each program runs and prints what it says', async () => {
  const programs = [...text.matchAll(/^```(\w+)\n(.*?)\n```$/gmsu)]
  const verified = await verifyAuthored(
    programs.flatMap(([, language = '', code = ''], index) => {
      const known = exampleLanguage(language)
      return known
        ? [
            {
              page: `program ${index}`,
              line: 1,
              indent: '',
              language: known,
              code,
              meta: parseFenceMeta(''),
            },
          ]
        : []
    }),
  )

  expect(verified.length).toBe(programs.length)
  expect(verified.length).toBeGreaterThan(20)
  expect(
    verified.flatMap(({ problems }) => problems.map(describeProblem)),
  ).toEqual([])
}, 120_000)

test('it has ten recipes, and no link that only the site resolves', () => {
  const [, recipes = ''] = text.split(/^## (?:Recipes|Exports)$/mu)
  expect(recipes.match(/^### /gmu)).toHaveLength(10)
  expect(text).not.toContain('](/')
})

test('a text that grew too large fails with what to do', () => {
  expect(() =>
    renderSmall({
      model: {
        ...model,
        entries: model.entries.map(entry => ({
          ...entry,
          summary: 'x'.repeat(300),
        })),
      },
      hazards: new Map(),
      guides: [],
      lists: {},
      siteAddress: '',
    }),
  ).toThrow()
})
