import { expect, test } from 'vitest'
import * as z from 'zod'
import { parseWithSchema } from './parseWithSchema'
import { aliasesSchema } from './schema'

const problemsOf = (
  schema: z.ZodType,
  value: unknown,
  lineOf?: () => number,
): string[] => {
  try {
    parseWithSchema(schema, value, {
      file: 'data/x.ts',
      ...(lineOf && { lineOf }),
    })
    return []
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : []
  }
}

test('a value that fits is returned', () => {
  const aliases = [{ name: 'map', words: ['project'], files: [] }]
  expect(
    parseWithSchema(aliasesSchema, aliases, { file: 'data/x.ts' }),
  ).toEqual(aliases)
})

test('all problems are told at once, each with its place', () => {
  expect(
    problemsOf(aliasesSchema, [
      { name: 'map', words: ['project', ''], files: [] },
      { words: 'one', files: [] },
    ]),
  ).toEqual([
    'data/x.ts: [0].words[1] of "map": Too small: expected string to have >=1 characters',
    'data/x.ts: [1].name: Invalid input: expected string, received undefined',
    'data/x.ts: [1].words: Invalid input: expected array, received string',
  ])
})

test('the line is told where it is known', () => {
  const schema = z.object({ flavour: z.enum(['plain', 'async']) })
  expect(problemsOf(schema, { flavour: 'other' }, () => 7)).toEqual([
    'data/x.ts:7: flavour: Invalid option: expected one of "plain"|"async"',
  ])
})

test('a whole of the wrong kind is called so', () => {
  expect(problemsOf(aliasesSchema, 'map')).toEqual([
    'data/x.ts: the whole: Invalid input: expected array, received string',
  ])
})
