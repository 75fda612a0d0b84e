import { beforeAll, expect, test } from 'vitest'
import { loadContent } from '../../../content/loadContent'
import { isGuide } from '../../../content/model/schema'
import { exampleLanguage } from '../../../examples/model/language'
import { parseFenceMeta } from '../../../examples/model/parseFenceMeta'
import { describeProblem } from '../../../examples/model/problem'
import { verifyAuthored } from '../../../examples/verifyAuthored'
import { loadApiModel } from '../../../library/loadApiModel'
import type { ApiModel } from '../../../library/model/schema'
import { MAX_BYTES, renderSmall } from './renderSmall'

let model: ApiModel
let text: string

beforeAll(async () => {
  model = await loadApiModel()
  text = renderSmall({
    model,
    // Each function with as many as the worst has: the real file is smaller.
    hazards: new Map(
      model.entries.map(({ name }) => [name, ['Reads ahead', 'Empty Concur']]),
    ),
    guides: (await loadContent('website')).filter(isGuide),
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
      siteAddress: '',
    }),
  ).toThrow()
})
