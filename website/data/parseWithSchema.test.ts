import { expect, test } from 'vitest'
import * as z from 'zod'
import { parseWithSchema } from './parseWithSchema'

const schema = z.array(
  z.object({ name: z.string(), words: z.array(z.string().min(1)) }),
)

const problemsOf = (value: unknown): string[] => {
  try {
    parseWithSchema(schema, value, { file: 'data/x.ts' })
    return []
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : []
  }
}

test('a value that fits is returned', () => {
  const aliases = [{ name: 'map', words: ['project'] }]
  expect(parseWithSchema(schema, aliases, { file: 'data/x.ts' })).toEqual(
    aliases,
  )
})

test('all problems are told at once, each with its place', () => {
  expect(
    problemsOf([{ name: 'map', words: ['project', ''] }, { words: 'one' }]),
  ).toEqual([
    'data/x.ts: [0].words[1] of "map": Too small: expected string to have >=1 characters',
    'data/x.ts: [1].name: Invalid input: expected string, received undefined',
    'data/x.ts: [1].words: Invalid input: expected array, received string',
  ])
})

test('a whole of the wrong kind is called so', () => {
  expect(problemsOf('map')).toEqual([
    'data/x.ts: the whole: Invalid input: expected array, received string',
  ])
})
