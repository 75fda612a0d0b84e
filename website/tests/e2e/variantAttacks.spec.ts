import { existsSync } from 'node:fs'
import { firefox, type Page } from '@playwright/test'
import { open } from '../support/hydrated'
import { ownSite } from '../support/ownSite'
import { writeCode } from '../support/playground'
import { example, runExample } from '../support/runExample'
import { attacks, escapeCount, escapes } from '../support/sandboxAttacks'
import { expect } from '../support/test'
import {
  buildVariant,
  SITE_URL,
  serveHosts,
  variantDir,
  variantEnvironment,
} from '../support/variant'

// The sandbox on a host of its own, and a blog that may frame the playground.
const { BASE_URL, EMBED_ORIGINS: BLOG, SANDBOX_ORIGIN } = variantEnvironment
const STRANGER = 'https://stranger.example.com'
const EMBED = `${SITE_URL}${BASE_URL}playground/?embed`

const test = ownSite({
  dir: variantDir,
  baseUrl: BASE_URL,
  build: buildVariant,
}).extend<{ isFirefox: boolean; visitor: Page }>({
  isFirefox: [false, { option: true }],
  visitor: async ({ page, origin, isFirefox }, use) => {
    const browser = isFirefox ? await firefox.launch() : undefined
    const visitor = (await browser?.newPage()) ?? page
    await serveHosts(visitor, origin)
    await use(visitor)
    // Type help and the next sandbox may still be on their way.
    await visitor.goto('about:blank')
    await visitor.unrouteAll({ behavior: 'ignoreErrors' })
    await browser?.close()
  },
})

test.describe.configure({ mode: 'default' })

test.use({
  expectedProblems: async ({ browserName: _ }, use) => {
    await use([
      /Content Security Policy|frame-ancestors/u,
      /^failed request/u,
      /^foreign/u,
    ])
  },
})

/** Opens a page of another host that frames an address. */
const frame = async (page: Page, host: string, address: string) => {
  await page.route(`${host}/**`, route =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><iframe width="900" height="600" src="${address}"></iframe>`,
    }),
  )
  // Once the frame has its page, or what browsers show for one that is refused.
  await page.goto(host, { waitUntil: 'load' })
  return page.frameLocator('iframe')
}

/** Sends to every frame below a window what worker, frame and page send. */
const spoof = (page: Page): Promise<void> =>
  page.evaluate(() => {
    globalThis.answers ??= []
    const { answers } = globalThis
    const below = (parent: Window): Window[] =>
      Array.from(
        { length: parent.length },
        (_, index) => parent[index],
      ).flatMap(child => (child ? [child, ...below(child)] : []))
    const line = { kind: 'output', level: 'log', text: 'forged', depth: 0 }
    for (const target of [window, ...below(window)]) {
      const ports = [new MessageChannel(), new MessageChannel()]
      for (const { port1 } of ports) {
        port1.onmessage = ({ data }) => answers.push(data)
      }
      const messages = [
        { type: 'entries', entries: [line] },
        { type: 'ended', failure: 'forged' },
        { type: 'frame-failure', message: 'forged' },
        { type: 'frame-flood' },
      ]
      for (const message of messages) {
        target.postMessage(message, '*')
      }
      const workerSource = `onmessage = ({ ports: [port] }) => port.postMessage('forged')`
      target.postMessage(
        { type: 'sandbox:start', workerSource },
        '*',
        ports.map(({ port2 }) => port2),
      )
    }
  })

declare global {
  /** What a sandbox answered to spoofed messages. */
  var answers: unknown[] | undefined
}

const SLOW = `console.log('begins')
await new Promise(resolve => setTimeout(resolve, 1500))
console.log('ends')`

for (const engine of ['Chromium', 'Firefox']) {
  test.describe(`in ${engine}`, () => {
    const isFirefox = engine === 'Firefox'
    test.use({ isFirefox })
    test.skip(
      isFirefox && !existsSync(firefox.executablePath()),
      'Playwright has no Firefox here.',
    )

    test('no way out of the sandbox works, and no attack reaches the page', async ({
      visitor,
    }) => {
      test.slow()
      await open(visitor, `${SITE_URL}${BASE_URL}docs/getting-started/`)
      const title = await visitor.title()
      const figure = example(visitor)
      const printed = await runExample(figure, escapes(`${SITE_URL}/`))
      expect(printed).not.toContain('SUCCEEDED')
      expect(printed).toContain(`tried ${escapeCount} null`)
      for (const code of Object.values(attacks)) {
        const shown = await runExample(
          figure,
          `import { map } from 'lfi'\n${code}`,
        )
        expect(shown).not.toContain('forged')
        await expect(figure.locator('img, script')).toHaveCount(0)
      }
      expect(await visitor.title()).toBe(title)
    })

    test('messages of the page itself, and of a window that frames it, are nobody’s', async ({
      visitor,
    }) => {
      const embedded = await frame(visitor, BLOG, EMBED)
      const code = embedded.getByRole('textbox', { name: 'Code', exact: true })
      await code.focus()
      await visitor.keyboard.press('ControlOrMeta+a')
      await visitor.keyboard.insertText(SLOW)
      const log = embedded.getByRole('log', { name: 'Console' })
      // Of the sandbox that waits, and of the one that runs.
      await spoof(visitor)
      await visitor.keyboard.press('ControlOrMeta+Enter')
      await expect(log).toContainText('begins')
      await spoof(visitor)
      await expect(log).toHaveText(/^begins\s*ends$/u)
      expect(await visitor.evaluate(() => globalThis.answers)).toEqual([])

      await visitor.goto(EMBED)
      await writeCode(visitor, SLOW)
      await visitor.keyboard.press('ControlOrMeta+Enter')
      const own = visitor.getByRole('log', { name: 'Console' })
      await expect(own).toContainText('begins')
      // The page may start a sandbox of its own: it is the sandbox's parent.
      await spoof(visitor)
      await expect(own).toHaveText(/^begins\s*ends$/u)
    })

    test('only those that are named may frame the playground or its sandbox', async ({
      visitor,
    }) => {
      const named = await frame(visitor, BLOG, EMBED)
      await expect(named.getByRole('textbox', { name: 'Code' })).toBeVisible()
      for (const address of [
        EMBED,
        `${SITE_URL}${BASE_URL}docs/getting-started/`,
        `${SANDBOX_ORIGIN}${BASE_URL}sandbox.html`,
      ]) {
        const framed = await frame(visitor, STRANGER, address)
        await expect(framed.locator('title, main')).toHaveCount(0)
      }
    })
  })
}
