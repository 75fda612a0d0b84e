import { existsSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serveBuild } from '../support/serveBuild'
import type { Driver, Missing } from './Driver'
import { startFirefox } from './startFirefox'
import { startChromium, startPlaywrights } from './startPlaywright'
import { startWebKit } from './startWebKit'
import { Visitor } from './Visitor'

const engines: Readonly<Record<string, () => Promise<Driver | Missing>>> = {
  Chromium: startChromium,
  Firefox: async () => (await startPlaywrights('firefox')) ?? startFirefox(),
  WebKit: async () => (await startPlaywrights('webkit')) ?? startWebKit(),
}

if (!existsSync('build/index.html')) {
  throw new Error('There is no build/: npm run build')
}

/** Started here, so that tests of an engine that is missing are left out. */
const started = await Promise.all(
  Object.entries(engines).map(async ([name, start]) => ({
    name,
    engine: await start(),
  })),
)
for (const { name, engine } of started) {
  console.log(
    'missing' in engine
      ? `Left unchecked: the site in ${name}, because ${engine.missing}.`
      : `${name} is ${engine.version}.`,
  )
}

const EDITOR = `document.querySelector('.cm-content')`
const CODE = `document.querySelector('.cm-content')?.textContent`
const STATUS = `[...document.querySelectorAll('[role=status]')].map(it => it.textContent).join(' ')`
const EXAMPLE = `document.querySelector('.code-block[data-example] pre > code')`
const LOG = `document.querySelector('[role=log]')?.textContent`

describe.each(started)('in $name', ({ name, engine }) => {
  let site: Awaited<ReturnType<typeof serveBuild>>
  let visitor: Visitor
  const isMissing = 'missing' in engine
  const visit = test.skipIf(isMissing)

  beforeAll(async () => {
    site = await serveBuild('build')
    if (!isMissing) {
      visitor = new Visitor(engine, site.origin)
    }
  })
  afterAll(async () => {
    site.close()
    if (!isMissing) {
      await engine.close()
    }
  })

  const write = async (code: string) => {
    await visitor.pressOn(EDITOR)
    await visitor.key('a', 'Control')
    await visitor.type(code)
    await visitor.see(`${CODE} === ${JSON.stringify(code)}`)
  }

  visit('a guide reads, and a link leads on', async () => {
    await visitor.open('/docs/getting-started')
    await visitor.seeHeading('Getting started')
    await visitor.see(
      `getComputedStyle(document.body).fontFamily.includes('Instrument Sans')`,
    )
    await visitor.pressNamed('Reducer')
    await visitor.seeHeading('Reducer')
    expect(await visitor.ask('location.pathname')).toBe(
      '/docs/concepts/reducer',
    )
  })

  visit('the colour mode is chosen and kept', async () => {
    await visitor.pressNamed(/mode/u)
    await visitor.see(
      `document.documentElement.dataset.themeChoice === 'light'`,
    )
    await visitor.pressNamed(/mode/u)
    await visitor.see(`document.documentElement.dataset.theme === 'dark'`)
    await visitor.open('/docs/recipes')
    await visitor.see(`document.documentElement.dataset.theme === 'dark'`)
  })

  visit('code is copied', async () => {
    await visitor.open('/docs/getting-started')
    await visitor.pressOn(
      `document.querySelector('.code-block[data-example] [data-code-action=copy]')`,
    )
    await visitor.seeNamed('Copied')
  })

  visit('an example runs where it stands', async () => {
    await visitor.pressOn(
      `document.querySelector('.code-block[data-example] [data-code-action=run]')`,
    )
    await visitor.see(`/Finished/.test(${STATUS})`)
    await visitor.see(`(${LOG} ?? '').length > 0`)
  })

  /** Runs code in the place of an example's, and gives what it printed. */
  const printed = async (code: string): Promise<string> => {
    await visitor.open('/docs/getting-started')
    await visitor.see(`Boolean(${EXAMPLE})`)
    await visitor.ask(`void (${EXAMPLE}.textContent = ${JSON.stringify(code)})`)
    await visitor.pressNamed('Run')
    await visitor.see(`/Finished|Ended/.test(${STATUS})`)
    return String(await visitor.ask(LOG))
  }

  visit('errors read the same, whichever engine makes them', async () => {
    const log = await printed(`class MyError extends Error {
  name = 'MyError'
}
try { structuredClone(() => {}) } catch (error) { console.log('caught', error) }
const make = () =>
  new MyError('mine')
throw make()`)
    // Fields of the engine's own, and the constructor's line, are not shown.
    expect(log).toMatch(/caught DOMException \[DataCloneError\]: /u)
    expect(log).not.toMatch(/\b(?:line|column|sourceURL|filename|\w+Number): /u)
    expect(log).toMatch(/MyError: mine\s+at make \(main\.[jt]s:6:\d+\)/u)
    const uncaught = await printed('structuredClone(() => {})')
    expect(uncaught).toMatch(/DataCloneError/u)
    expect(uncaught).not.toMatch(/\[Exception\]|\{\}$/u)
  })

  visit('search finds by word and leads there', async () => {
    await visitor.key('k', 'Control')
    await visitor.see(
      `document.activeElement?.getAttribute('role') === 'combobox'`,
    )
    await visitor.type('toGrouped')
    await visitor.see(
      `/toGrouped/.test(document.querySelector('[role=option]')?.textContent)`,
    )
    await visitor.key('Enter')
    await visitor.seeHeading('toGrouped')
  })

  visit('search finds by type', async () => {
    await visitor.key('k', 'Control')
    await visitor.see(
      `document.activeElement?.getAttribute('role') === 'combobox'`,
    )
    await visitor.key('a', 'Control')
    await visitor.type('Iterable<A>, (A -> B) -> Iterable<B>')
    await visitor.see(
      `/\\bmap\\b/.test(document.querySelector('[role=option]')?.textContent)`,
    )
    await visitor.key('Escape')
  })

  // Firefox alone does not say that a frame could not be loaded.
  test.runIf(!isMissing && name === 'Firefox')(
    'a sandbox that cannot be reached is told',
    async () => {
      const lacking = await serveBuild('build', '/', ({ url, socket }) => {
        const isSandbox = url?.startsWith('/sandbox') ?? false
        if (isSandbox) {
          socket.destroy()
        }
        return isSandbox
      })
      const stranded = new Visitor(engine as Driver, lacking.origin)
      await stranded.open('/docs/getting-started')
      await stranded.pressNamed('Run')
      await stranded.see(
        `/could not be loaded/.test(document.body.textContent)`,
      )
      lacking.close()
    },
  )

  visit('the playground runs code, and stops what never ends', async () => {
    await visitor.open('/playground')
    await visitor.see(`Boolean(${EDITOR})`)
    await write('console.log(6 * 7)')
    await visitor.pressNamed('Run')
    await visitor.see(`/Finished/.test(${STATUS})`)
    await visitor.see(`/42/.test(${LOG})`)
    await write('while (true) {}')
    await visitor.pressNamed('Run')
    await visitor.pressNamed('Stop')
    await visitor.see(`/Stopped/.test(${STATUS})`)
  })

  visit('code is kept over a reload, and shared as a link', async () => {
    await write('console.log(1234)')
    await visitor.see(
      `Object.values(localStorage).some(it => it.includes('1234'))`,
    )
    await visitor.open('/docs/recipes')
    await visitor.open('/playground')
    await visitor.see(`${CODE} === 'console.log(1234)'`)
    await visitor.pressNamed('Share')
    await visitor.ask(
      `void (navigator.clipboard.writeText = async text => { globalThis.copied = text })`,
    )
    await visitor.pressNamed('Copy link')
    await visitor.see(`/#/.test(globalThis.copied)`)
    const link = String(await visitor.ask('globalThis.copied'))
    await visitor.ask(`localStorage.clear()`)
    await visitor.open('/docs/recipes')
    await visitor.open(link.slice(site.origin.length))
    await visitor.see(`${CODE} === 'console.log(1234)'`)
  })

  visit('the menu of narrow windows opens and leads on', async () => {
    await visitor.resize(500, 800)
    await visitor.open('/docs/recipes')
    await visitor.pressNamed('Toggle navigation bar')
    await visitor.see(
      `document.querySelector('.navbar-sidebar')?.checkVisibility() === true`,
    )
    await visitor.pressOn(
      `[...document.querySelectorAll('.navbar-sidebar a')].find(it => it.textContent === 'Reducer')`,
    )
    await visitor.seeHeading('Reducer')
  })

  visit('pages that were kept open without a network', async () => {
    await visitor.see(
      `caches.match('/docs/concepts/reducer').then(Boolean)`,
      30_000,
    )
    await visitor.see('Boolean(navigator.serviceWorker.controller)')
    site.close()
    await visitor.open('/docs/concepts/reducer')
    await visitor.seeHeading('Reducer')
  })
})
