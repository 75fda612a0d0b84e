import { open } from '../support/hydrated'
import { codeOf, openPlayground, writeCode } from '../support/playground'
import {
  consoleOf,
  endOf,
  example,
  runExample,
  startExample,
} from '../support/runExample'
import { expect, test } from '../support/test'

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

test('code that replaces built-ins breaks itself alone: lines are printed and the run ends', async ({
  page,
}) => {
  await open(page, '/docs/getting-started')
  for (const [name, code] of Object.entries(tampering)) {
    const printed = await runExample(example(page), `${value}\n${code}`)
    expect(printed, name).toContain(`shown { a: [ 1, Map(1) { 'k' => 2 } ] }`)
    expect(await endOf(example(page)), name).toContain('Finished')
  }
})

test('errors are explained as they are, however code dresses them up', async ({
  page,
}) => {
  await open(page, '/docs/getting-started')
  const figure = example(page)

  const disowned = await runExample(
    figure,
    `Object.defineProperty(Error, Symbol.hasInstance, { value: () => false })\nthrow new TypeError('still an error')`,
  )
  expect(disowned).toMatch(/TypeError: still an error\n\s+at playground/u)

  // It ran: nothing about it could not be read.
  const dressed = await runExample(
    figure,
    `console.log('ran')\nthrow Object.assign(new SyntaxError('made up'), { stack: '' })`,
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

/** What froze the page, each for many seconds. */
const floods: Readonly<Record<string, string>> = {
  marks: `for (let i = 0; i < 200; i++) console.log('e' + '\\u0301'.repeat(9990))\nsetInterval(() => {}, 100)`,
  objects: `for (let i = 0; i < 20000; i++) console.log({ i, a: [i, { b: { c: [i, { d: i }] } }] })\nsetInterval(() => {}, 100)`,
  clears: `for (let i = 0; i < 2_000_000; i++) console.clear()\nsetInterval(() => {}, 100)`,
}

test('Stop answers at once while output is drawn', async ({ page }) => {
  test.slow()
  await openPlayground(page)
  for (const [name, code] of Object.entries(floods)) {
    await writeCode(page, code)
    await page.evaluate(() => {
      // Presses Stop by itself when it appears, and notes how long that took.
      document.body.dataset.stopTook = ''
      const press = (): void => {
        const button = [...document.querySelectorAll('button')].find(
          ({ textContent }) => textContent === 'Stop',
        )
        if (!button) {
          setTimeout(press, 10)
          return
        }
        setTimeout(() => {
          const planned = performance.now()
          setTimeout(() => {
            button.click()
            requestAnimationFrame(() => {
              document.body.dataset.stopTook = `${performance.now() - planned}`
            })
          }, 0)
        }, 1500)
      }
      press()
    })
    await page.keyboard.press('ControlOrMeta+Enter')
    const took = () => page.evaluate(() => document.body.dataset.stopTook)
    await expect.poll(took, { timeout: 30_000 }).toMatch(/\d/u)
    // It was ten seconds and more. The limit leaves room for a busy machine.
    expect(Number(await took()), name).toBeLessThan(1500)
    await expect(codeOf(page)).toBeVisible()
  }
})

test('a worker that sends more than it may is ended before the page reads it', async ({
  page,
}) => {
  await open(page, '/docs/getting-started')
  await startExample(
    example(page),
    `const { prototype } = MessagePort
const send = prototype.postMessage
let port
prototype.postMessage = function (message) { port = this; return Reflect.apply(send, this, [message]) }
console.log('first')
const ports = []
Array.prototype.push = function (entry) { this[this.length] = { ...entry, text: 'x'.repeat(100_000) }; return this.length }
for (let i = 0; i < 5000; i++) console.log(i)`,
  )
  expect(await endOf(example(page))).toMatch(/Finished|blocked/u)
  const shown = await consoleOf(example(page)).innerText()
  expect(shown.length).toBeLessThan(1_000_000)
})
