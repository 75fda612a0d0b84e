import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { traceJsonSchema } from './jsonSchema'

type Described = { description?: string }

const { properties } = traceJsonSchema
const parts: Readonly<Record<string, Readonly<Record<string, Described>>>> = {
  run: properties,
  step: properties.steps.items.properties,
  event: properties.events.items.properties,
}
const fields = Object.entries(parts).flatMap(([part, described]) =>
  Object.entries(described).map(([name, { description }]) => ({
    field: `${part}: ${name}`,
    name,
    description,
  })),
)

test('each field of the schema is described', () => {
  expect(fields.length).toBeGreaterThan(20)
  expect(
    fields.filter(({ description }) => !description).map(({ field }) => field),
  ).toEqual([])
})

test('the tables of the page on traces have a row for each field', () => {
  const page = readFileSync('website/docs/trace.mdx', 'utf8')
  const [, json = ''] = page.split('## The recording as JSON')
  const rows = [...json.matchAll(/^\| `(\w+)` \|/gmu)].map(([, name]) => name)

  expect(rows.sort()).toEqual(fields.map(({ name }) => name).sort())
})
