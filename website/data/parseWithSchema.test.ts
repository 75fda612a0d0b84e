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

test('all problems are told at once, with what to write', () => {
  expect(
    problemsOf(aliasesSchema, [
      { name: 'map', words: ['project', ''], files: [] },
      { name: 'zip', words: [], files: [] },
      { words: 'one', files: [] },
    ]),
  ).toEqual([
    `data/x.ts: [0].words[1] of "map" is "", but must be a text that is not empty. Write words: '…'`,
    'data/x.ts: [1].words of "zip" is [], but must be a list of 1 or more. Write words: […]',
    `data/x.ts: [2].name is missing, but must be a string. Write name: '…'`,
    'data/x.ts: [2].words is "one", but must be an array. Write words: […]',
  ])
})

test('choices are listed, and the line is told where it is known', () => {
  const schema = z.object({ flavour: z.enum(['plain', 'async']) })
  expect(problemsOf(schema, { flavour: 'other' }, () => 7)).toEqual([
    'data/x.ts:7: flavour is "other", but must be one of these. Write flavour: "plain" | "async"',
  ])
})

test('a name that means nothing is to be removed', () => {
  expect(problemsOf(z.strictObject({ a: z.number() }), { a: 1, b: 2 })).toEqual(
    ['data/x.ts: the whole has "b", which means nothing here. Remove it.'],
  )
})

test('a whole of the wrong kind is told in a sentence too', () => {
  expect(problemsOf(aliasesSchema, 'map')).toEqual([
    'data/x.ts: the whole is "map", but must be an array. Write […]',
  ])
})
