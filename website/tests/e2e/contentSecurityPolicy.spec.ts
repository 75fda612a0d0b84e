import { open } from '../support/hydrated'
import { expect, test } from '../support/test'

test.use({ savesData: false })

const pages = [
  '/',
  '/docs/getting-started',
  '/docs/recipes',
  '/docs/api',
  '/playground',
  '/search',
]

test('pages hydrate under a policy without foreign hosts or unsafe scripts', async ({
  page,
}) => {
  for (const address of pages) {
    await open(page, address)
    const policy = await page
      .locator('meta[http-equiv="Content-Security-Policy"]')
      .getAttribute('content')
    expect(policy).toContain(`default-src 'none'; script-src 'self' 'sha256-`)
    expect(policy).not.toMatch(/script-src[^;]*unsafe|https?:/u)
  }
})

test.describe('what is injected', () => {
  test.use({
    expectedProblems: async ({ browserName: _ }, use) => {
      await use([/Content Security Policy/u, /^failed request/u, /^foreign/u])
    },
  })

  test('does not run, load or send anything', async ({ page }) => {
    await open(page, '/docs/getting-started')
    const result = await page.evaluate(async () => {
      const script = document.createElement('script')
      script.append('document.body.dataset.injected = "inline"')
      document.body.append(script)
      const sent = await fetch('https://example.com/').then(
        () => 'sent',
        () => 'refused',
      )
      return { sent, injected: document.body.dataset.injected ?? 'nothing' }
    })

    expect(result).toEqual({ sent: 'refused', injected: 'nothing' })
  })
})

test('header files for static hosts are part of the build', async ({
  request,
}) => {
  const headers = await (await request.get('/_headers')).text()
  const vercel = await (await request.get('/vercel.json')).json()

  expect(headers).toContain("frame-ancestors 'self'")
  expect(vercel.headers[0].source).toBe('/(.*)')
})
