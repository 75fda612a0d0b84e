import { parse } from 'acorn'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keepContext } from './keepContext'
import { parseModule } from './parseModule'
import { pieces } from './Wraps'

const rewrite = (js: string): string =>
  keepContext(parseModule(js), js).apply(js)

/** Without the marks, and without what is the same in each. */
const shown = (js: string): string =>
  rewrite(js)
    .replaceAll(/\v\f/gu, '')
    .replace(/\nimport.*/u, '')
    .replaceAll(
      /const \$lfiHere=\$lfiSave\(\);let \$lfiBehind=\$lfiHere;try\{/gu,
      'BEGIN ',
    )
    .replaceAll(
      /const \$lfiHere=arguments.length>(?<count>\d)\?void 0:\$lfiCalled;let \$lfiBehind=\$lfiSave\(\);\$lfiRestore\(\$lfiHere\);try\{/gu,
      'BEGIN $<count> ',
    )
    .replaceAll('$lfiCalled=$lfiCall()', 'CALLED')
    .replaceAll(
      /\$lfiRestore\(\$lfiHead\(\$lfiHere,\$lfiBehind,\d+\),\$lfiBehind=void 0\)/gu,
      'HEAD',
    )
    .replaceAll('}finally{$lfiLeave(0,$lfiBehind)}', ' END')
    .replaceAll(
      /\$lfiLeave\((?<value>[^,]*),\$lfiBehind,\$lfiBehind=void 0\)/gu,
      'LEAVE($<value>)',
    )
    .replaceAll('$lfiRestore($lfiHere', 'BACK(')
    .replaceAll('BACK(,', 'BACK(')

test.each([
  ['async x => { await x }', 'async x => {BEGIN  BACK((await LEAVE(x))) END}'],
  [
    'async x => f(await x)',
    'async x => {BEGIN return f(BACK((await LEAVE(x)))) END}',
  ],
  // What a browser quotes stays as it is.
  [
    'async x => { (await x)() }',
    'async x => {BEGIN  BACK(((await LEAVE(x))())) END}',
  ],
  [
    'async x => { const { a } = await x\nf(a) }',
    'async x => {BEGIN  const { a } = await LEAVE(x);BACK();\nf(a)  END}',
  ],
  [
    'async x => { for (const y of await x) { f(y) } }',
    'async x => {BEGIN  for (const y of await LEAVE(x)) {BACK(); f(y) }  END}',
  ],
  [
    'async x => { try { await x } catch { f() } }',
    'async x => {BEGIN  try { BACK((await LEAVE(x))) } catch {BACK(); f() }  END}',
  ],
  [
    'async x => { l: for await (const y of x) f(y) }',
    'async x => {BEGIN  {HEAD;l: for await (const y of x) {BACK();try{f(y) END};BACK();}  END}',
  ],
  [
    'async function* /* ( */ f() { yield; yield x }',
    'async function* /* ( */ f(CALLED) {BEGIN 0  BACK((yieldLEAVE(void 0))); BACK((yield LEAVE(x)))  END}',
  ],
  [
    '({ async *f(x, [y],) { return x } })',
    '({ async *f(x, [y],CALLED,) {BEGIN 2  return LEAVE(x)  END} })',
  ],
])('%s is made to keep its context', (js, expected) => {
  expect(shown(js).replaceAll(/ +(?=END)/gu, ' ')).toBe(
    expected.replaceAll(/ +(?=END)/gu, ' '),
  )
})

test.each([
  'const x = await 1',
  'async () => { await using x = y; await x }',
  'async function* f(...x) { await 1 }',
  "async function* f() { 'use strict'; await 1 }",
  'async function* f() { await 1; yield* x }',
  'function* f() { yield 1; return x }',
  'async () => {}',
  'x => x',
])('%s stays as it is', js => {
  expect(rewrite(js)).toBe(js)
})

const expressions = fc.letrec<{ expression: string }>(tie => ({
  expression: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom('x', '1', '{}.y', '[]', '`a`'),
    tie('expression').map(e => `(await ${e === '{}.y' ? 'x.y' : e})`),
    tie('expression').map(e => `await (${e})`),
    fc
      .tuple(tie('expression'), tie('expression'))
      .chain(([a, b]) =>
        fc.constantFrom(
          `f(${a}, ...(${b}))`,
          `(${a})(${b})`,
          `(${a}).y?.[${b}]`,
          `[${a}, ${b}]`,
          `((${a}) ? (${b}) : x)`,
          `\`\${${a}}\${${b}}\``,
          `((${a}) ?? (${b}))`,
          `(async z => (${a}, ${b}))`,
          `(async function () { return ${b} })`,
          `new (f(${a}))(${b})`,
          `(async function* (z) { f(yield ${a}); yield ${b} })`,
          `(async () => { class A extends (${a}) { y = 1; async m() { ${b} } } })`,
        ),
      ),
  ),
})).expression

const statements = expressions.chain(e =>
  fc.constantFrom(
    `${e.startsWith('{') ? `(${e})` : e};`,
    `const { y = 1, ...z } = ${e}`,
    `let y = ${e}, [z] = ${e};`,
    `for (const y of ${e}) f(y)`,
    `for (const y of [${e}]) { f(y); continue }`,
    `for (let i = ${e}; ${e}; ${e}) { break }`,
    `if (${e}) f(); else { ${e.startsWith('{') ? '' : e} }`,
    `try { f(${e}) } catch { f() } finally { f(${e}) }`,
    `switch (${e}) { case ${e}: f() }`,
    `do { f(${e}) } while (${e})`,
    `l: while (${e}) { break l }`,
    `for await (const y of ${e}) f(y)`,
    `l: m: for await (const { y } of f(${e})) { continue m }`,
    `throw ${e}`,
    `return ${e}`,
    `{ function g() {} async function h() { ${e.startsWith('{') ? '' : e} } }`,
  ),
)

const kinds = fc.constantFrom(
  'async x =>',
  'async function* ()',
  'async function* (x, { y })',
)

test('any program stays one, and is itself without what was put in', () => {
  fc.assert(
    fc.property(kinds, fc.array(statements, { maxLength: 4 }), (kind, body) => {
      const js = `const f = ${kind} {\n${body.join('\n')}\n}`
      try {
        parse(js, { ecmaVersion: 'latest', sourceType: 'module' })
      } catch {
        // The grammar is a rough one.
        return
      }
      const rewritten = rewrite(js)
      expect(() => parseModule(rewritten)).not.toThrow()
      expect(rewritten.replace(pieces, '')).toBe(js)
      const shift = keepContext(parseModule(js), js).shift()
      for (const { index } of js.matchAll(/\w+/gu)) {
        expect(rewritten[shift(index)]).toBe(js[index])
      }
    }),
    { numRuns: 300 },
  )
})
