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
    const [control, run] = [new MessageChannel(), new MessageChannel()]
    const answer = new Promise(done => {
      run.port1.onmessage = event => done(event.data)
      setTimeout(() => done('nothing'), 500)
    })
    frame.contentWindow?.postMessage(
      {
        type: 'sandbox:start',
        workerSource: 'onmessage = e => e.ports[0].postMessage(origin)',
      },
      '*',
      [control.port2, run.port2],
    )
    return answer
  })

  // A host that sends our headers sandboxes the frame even so.
  expect(['nothing', 'null']).toContain(answered)
})

test('runs that block are ended while the page answers', async ({ page }) => {
  await open(page, '/docs/concepts/reducer')
  const blocking = [
    `import { generate, map, pipe } from 'lfi'\nconsole.log('before')\nconsole.log('next')\nfor (const _ of pipe(generate(n => n + 1, 0), map(n => n * 2))) {}`,
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
  await expect(consoleOf(example(page))).toContainText('next')
  await expect(consoleOf(example(page))).toContainText('without take')
})

test('floods are cut and counted; many nested objects are printed before anybody calls it a block', async ({
  page,
}) => {
  await open(page, '/docs/getting-started')
  const figure = example(page)
  const objects = await runExample(
    figure,
    'for (let i = 0; i < 600; i++) console.log({ i, a: [i, { b: { c: i } }] })',
  )
  expect(await endOf(figure)).toContain('Finished')
  expect(objects).toContain('i: 599')
  const failed = await runExample(
    figure,
    `for (let i = 0; i < 6000; i++) console.log('line', i)\nthrow new Error('final')`,
  )
  expect(failed).toContain('Error: final')
  expect(failed).toContain('Too much was printed: the rest is not shown.')
  await runExample(figure, `console.log('x'.repeat(5_000_000))`)
  await expect(consoleOf(figure)).toContainText('... 4990000 more characters')
  const array = await runExample(
    figure,
    'console.log(Array.from({ length: 1_000_000 }, (_, i) => i))',
  )
  expect(array).toContain('... 999900 more items')
  const recursion = await runExample(figure, 'const f = () => f()\nf()')
  expect(recursion).toContain('RangeError: Maximum call stack size exceeded')
  const timers = await runExample(
    figure,
    `let fired = 0
for (let i = 0; i < 5000; i++)
  setTimeout(() => { if (++fired === 5000) console.log('all fired') }, i % 50)`,
  )
  expect(timers).toContain('all fired')
})

const value = `const value = { a: [1, new Map([['k', 2]])] }`

/** Programs that change what everything else in their worker is made of. */
const tampering: Readonly<Record<string, string>> = {
  methods: `Array.prototype.push = Array.prototype.map = Array.prototype.includes = () => { throw new Error('tampered') }
String.prototype.replace = String.prototype.split = () => { throw new Error('tampered') }
Map.prototype.get = Map.prototype.set = WeakMap.prototype.get = () => { throw new Error('tampered') }
Math.max = Math.min = () => NaN
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

test('code that replaces built-ins breaks itself alone: the run ends, and the next one is fine', async ({
  page,
}) => {
  await open(page, '/docs/getting-started')
  for (const [name, code] of Object.entries(tampering)) {
    const printed = await runExample(example(page), `${value}\n${code}`)
    expect(printed, name).not.toBe('')
    expect(
      await runExample(example(page), `${value}\nconsole.log(value)`),
    ).toBe("{ a: [ 1, Map(1) { 'k' => 2 } ] }")
  }

  await test.step('errors are explained as they are, however code dresses them up', async () => {
    const figure = example(page)

    const disowned = await runExample(
      figure,
      `Object.defineProperty(Error, Symbol.hasInstance, { value: () => false })\nthrow new TypeError('still an error')`,
    )
    expect(disowned).toContain('still an error')

    // It ran: nothing about it could not be read.
    const dressed = await runExample(
      figure,
      `console.log('ran')\nthrow new SyntaxError('made up')`,
    )
    expect(dressed).toContain('ran')
    expect(await endOf(figure)).toContain('Ended with an error')

    const resisting = await runExample(
      figure,
      `const bad = { get name() { throw 1 }, get message() { throw 2 }, get stack() { throw 3 }, toString() { throw 4 } }
console.log('%s', bad)
console.assert(false, Symbol('s'))
console.log('after')
throw bad`,
    )
    expect(resisting).toContain('after')
    expect(await endOf(figure)).toContain('Ended with an error')

    // A module that exports then would otherwise be taken for a promise.
    await startExample(
      figure,
      `console.log('exported')\nexport const then = () => {}`,
    )
    expect(await endOf(figure)).toContain('Finished')
  })
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
    await expect(page.getByText(/^Stopped after/u)).toBeVisible()
    await codeOf(page).press('ControlOrMeta+End')
    await page.keyboard.insertText('// typed')
    await expect(codeOf(page)).toContainText('// typed')
  })
}
