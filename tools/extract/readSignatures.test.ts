import ts from 'typescript'
import { expect, test } from 'vitest'
import { textOf } from './readSignatures'

const typeIn = (source: string): ts.Node => {
  const [alias] = ts.createSourceFile(
    'types.d.ts',
    source,
    ts.ScriptTarget.Latest,
    true,
  ).statements
  if (!(alias && ts.isTypeAliasDeclaration(alias))) {
    throw new Error('No type alias')
  }
  return alias.type
}

test('members that only a line break parts stay apart on one line', () => {
  expect(
    textOf(
      typeIn(
        'type A = {\n  create: () => B\n  add: { a: 1\n b: 2 }\n  c: 3\n}',
      ),
    ),
  ).toBe('{ create: () => B; add: { a: 1; b: 2 }; c: 3 }')
})

test('members with separators of their own get no others', () => {
  expect(textOf(typeIn('type A = {\n  a: 1;\n  b: 2,\n  c: 3;\n}'))).toBe(
    '{ a: 1; b: 2, c: 3; }',
  )
})
