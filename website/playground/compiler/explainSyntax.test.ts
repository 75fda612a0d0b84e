import { expect, test } from 'vitest'
import { explainSyntax } from './explainSyntax'

test.each([
  [
    'const a = 1\n\nconst a = 2',
    "SyntaxError: Identifier 'a' has already been declared",
    3,
    7,
  ],
  ['\nconsole.log(“hi”)', "SyntaxError: Unexpected character '“'", 2, 13],
  [
    '/(/',
    'SyntaxError: Invalid regular expression: /(/: Unterminated group',
    1,
    2,
  ],
  ['const a\u200b = 1', "SyntaxError: Unexpected character 'U+200B'", 1, 8],
  ['return 1', "SyntaxError: 'return' outside of function", 1, 1],
])('%j is explained with its place', async (js, message, line, column) => {
  expect(await explainSyntax(js)).toEqual({
    message,
    location: { line, column },
  })
})

test('decorators are named', async () => {
  const problem = await explainSyntax('@log class A {}')
  expect(problem?.message).toContain('Decorators do not run here')
})

test('code that can be read is left to the browser', async () => {
  expect(await explainSyntax('await 1')).toBeUndefined()
})
