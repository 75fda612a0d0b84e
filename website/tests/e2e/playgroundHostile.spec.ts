import { open } from '../support/hydrated'
import { codeOf, openPlayground, writeCode } from '../support/playground'
import {
  consoleOf,
  endOf,
  example,
  runExample,
  startExample,
} from '../support/runExample'
import { attacks, escapeCount, escapes } from '../support/sandboxAttacks'
import { expect, test } from '../support/test'

// The browser reports what the sandbox's policy refuses.
test.use({
  savesData: true,
  expectedProblems: async ({ browserName: _ }, use) => {
    await use([/Content Security Policy/u, /^failed request/u, /^foreign/u])
  },
})

// One after the other: each keeps a processor busy, and a run that gets none for
// seconds is ended as one that blocks.
test.describe.configure({ mode: 'default' })

/** Under Trace a recorder runs beside the code. */
const traced = `import { map } from 'lfi'; for (const n of map(n => n, [1])) {}\n`
const ways = { Run: '', Trace: traced } as const

for (const [button, before] of Object.entries(ways)) {
  test(`no way out of the sandbox and no attack on the page works under ${button}, and the next run is fine`, {
    tag: button === 'Run' ? [] : '@all',
  }, async ({ page, baseURL }) => {
    await open(page, '/docs/getting-started')
    const figure = example(page)
    const escaped = await runExample(
      figure,
      before + escapes(`${baseURL}/`),
      button,
    )
    expect(escaped).not.toContain('SUCCEEDED')
    expect(escaped).toContain(`tried ${escapeCount} null`)

    const title = await page.title()
    await page.evaluate(() => localStorage.setItem('lfi.secret', 'kept'))
    for (const code of Object.values(attacks)) {
      const printed = await runExample(
        figure,
        (before || `import { map } from 'lfi'\n`) + code,
        button,
      )
      expect(printed).not.toContain('forged')
      await expect(figure.locator('img, script')).toHaveCount(0)
    }
    expect(
      await runExample(figure, `${before}console.log('still fine')`, button),
    ).toContain('still fine')
    expect(await page.title()).toBe(title)
    await expect(page).toHaveURL(/\/docs\/getting-started$/u)
    expect(
      await page.evaluate(() => ({
        secret: localStorage.getItem('lfi.secret'),
        isPolluted: 'type' in Object.prototype,
        frames: document.querySelectorAll('iframe').length,
      })),
    ).toEqual({ secret: 'kept', isPolluted: false, frames: 0 })
  })
}

test('the sandbox page never runs anything with the origin of the site', async ({
  page,
}) => {
  await open(page, '/docs/getting-started')
  const answered = await page.evaluate(async () => {
    const frame = document.createElement('iframe')
    frame.src = '/sandbox.html'
    document.body.append(frame)
    await new Promise(done => frame.addEventListener('load', done))
    const { port1, port2 } = new MessageChannel()
    const answer = new Promise(done => {
      port1.onmessage = event => done(event.data)
      setTimeout(() => done('nothing'), 500)
    })
    frame.contentWindow?.postMessage(
      {
        type: 'sandbox:start',
        workerSource: 'onmessage = e => e.ports[0].postMessage(origin)',
      },
      '*',
      [port2],
    )
    return answer
  })
  // A host that sends our headers sandboxes the frame even so.
  expect(['nothing', 'null']).toContain(answered)
})

test('runs that block are ended while the page answers', async ({ page }) => {
  await open(page, '/docs/concepts/reducer')
  const blocking = [
    `import { generate, map, pipe } from 'lfi'\nconsole.log('before')\nfor (const _ of pipe(generate(n => n + 1, 0), map(n => n * 2))) {}`,
    `const again = () => Promise.resolve().then(again)\nagain()`,
  ]
  for (const [index, code] of blocking.entries()) {
    // What blocks is somewhere else: the next one can be pressed meanwhile.
    await startExample(example(page, index), code)
    await expect(example(page, index).getByRole('status').first()).toHaveText(
      /^Running/u,
    )
  }
  for (const index of blocking.keys()) {
    // A busy machine notices that a worker is silent before it hears why.
    expect(await endOf(example(page, index), 30_000)).toMatch(/didn’t respond/u)
  }
  await expect(consoleOf(example(page))).toContainText('before')
  await expect(consoleOf(example(page))).toContainText('without take')
})

test('floods are cut, and what is large is printed before anybody calls it a block', async ({
  page,
}) => {
  await open(page, '/docs/getting-started')
  const figure = example(page)
  const print = (code: string) => runExample(figure, code)
  expect(
    await print(
      `for (let i = 0; i < 6000; i++) console.log('line', i)\nthrow new Error('final')`,
    ),
  ).toMatch(/Error: final\s+at [^\n]+\s+Too much was printed/u)
  for (const [code, shown] of [
    [
      'for (let i = 0; i < 600; i++) console.log({ i, a: [i, { b: { c: i } }] })',
      'i: 599',
    ],
    [`console.log('x'.repeat(5_000_000))`, '... 4990000 more characters'],
    [
      'console.log(Array.from({ length: 1_000_000 }, (_, i) => i))',
      '... 999900 more items',
    ],
    ['const f = () => f()\nf()', 'Maximum call stack size exceeded'],
    [
      `let fired = 0
for (let i = 0; i < 5000; i++)
  setTimeout(() => { if (++fired === 5000) console.log('all fired') }, i % 50)`,
      'all fired',
    ],
  ] as const) {
    expect(await print(code)).toContain(shown)
  }
})

/** Programs that change what everything else in their worker is made of. */
const tampering: Readonly<Record<string, string>> = {
  methods: `Array.prototype.push = Array.prototype.map = Array.prototype.includes = () => { throw new Error('tampered') }
String.prototype.replace = String.prototype.split = () => { throw new Error('tampered') }
Map.prototype.get = Map.prototype.set = WeakMap.prototype.get = () => { throw new Error('tampered') }
setTimeout(() => console.log('shown', value), 5)`,
  globals: `globalThis.Array = globalThis.String = globalThis.Promise = globalThis.Error = globalThis.Object = globalThis.Reflect = undefined
console.log('shown', value)`,
  iterators: `Array.prototype[Symbol.iterator] = function* () { yield 'tampered' }
Object.prototype.get = () => 'tampered'
Object.prototype.then = function (resolve) { resolve('tampered') }
console.log('shown', value)`,
  promises: `Promise.prototype.then = () => { throw new Error('tampered') }
console.log('shown', value)`,
}

test('code that replaces built-ins breaks itself alone, and errors are told as they are', {
  tag: '@all',
}, async ({ page }) => {
  await open(page, '/docs/getting-started')
  const figure = example(page)
  const value = `const value = { a: [1, new Map([['k', 2]])] }`
  for (const [name, code] of Object.entries(tampering)) {
    const printed = await runExample(figure, `${value}\n${code}`)
    expect(printed, name).not.toBe('')
    expect(await runExample(figure, `${value}\nconsole.log(value)`)).toBe(
      "{ a: [ 1, Map(1) { 'k' => 2 } ] }",
    )
  }
  for (const [code, shown, end] of [
    [
      `Object.defineProperty(Error, Symbol.hasInstance, { value: () => false })\nthrow new TypeError('still an error')`,
      'still an error',
      'Ended with an error',
    ],
    // It ran: nothing about it could not be read.
    [
      `console.log('ran')\nthrow new SyntaxError('made up')`,
      'ran',
      'Ended with an error',
    ],
    [
      `const bad = { get name() { throw 1 }, get message() { throw 2 }, get stack() { throw 3 }, toString() { throw 4 } }
console.log('%s', bad)
console.assert(false, Symbol('s'))
console.log('after')
throw bad`,
      'after',
      'Ended with an error',
    ],
    [
      `throw new Proxy({}, { get() { throw 1 }, getPrototypeOf() { throw 2 } })`,
      'The code threw something that cannot be shown.',
      'Ended with an error',
    ],
    // A module that exports then would otherwise be taken for a promise.
    [
      `console.log('exported')\nexport const then = () => {}`,
      'exported',
      'Finished',
    ],
  ] as const) {
    expect(await runExample(figure, code)).toContain(shown)
    expect(await endOf(figure)).toContain(end)
  }
})

/** What froze the page, each for many seconds. */
const floods: Readonly<Record<string, string>> = {
  marks: `for (let i = 0; i < 200; i++) console.log('e' + '\\u0301'.repeat(9990))\nsetInterval(() => {}, 100)`,
  'objects, then a loop that never ends': `for (let i = 0; i < 4900; i++) console.log({ i, a: [i, { b: { c: [i, { d: i }] } }] })\nwhile (true) {}`,
}

for (const [index, [name, code]] of Object.entries(floods).entries()) {
  test(`while output is drawn (${name}), the page answers and Stop stops`, {
    tag: index === 0 ? [] : '@all',
  }, async ({ page }) => {
    await openPlayground(page)
    await writeCode(page, code)
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(page.getByRole('log')).not.toHaveText('')
    await page.getByRole('button', { name: 'Stop', exact: true }).click()
    await expect(page.getByText(/^Stopped after/u)).toBeVisible({
      timeout: 30_000,
    })
    await codeOf(page).press('ControlOrMeta+End')
    await page.keyboard.insertText('// typed')
    await expect(codeOf(page)).toContainText('// typed')
  })
}
