import { existsSync } from 'node:fs'
import { firefox, type Page } from '@playwright/test'
import { open } from '../support/hydrated'
import { ownSite } from '../support/ownSite'
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

// The sandbox on a host of its own.
const { ANALYTICS_SRC, BASE_URL } = variantEnvironment

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
    await visitor.route(ANALYTICS_SRC, route =>
      route.fulfill({ body: '', contentType: 'text/javascript' }),
    )
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
  })
}
