import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from '../support/test'

/** Another than the tested site has, and not one that Linux hands out. */
const PORT = 24_180
const origin = `http://127.0.0.1:${PORT}`

test('Caddy serves the build as its Caddyfile says', async ({ request }) => {
  const caddy = spawn('caddy', ['run', '--config', 'build/Caddyfile'], {
    env: { ...process.env, SITE_ADDRESS: origin, SITE_ROOT: 'build' },
    stdio: 'ignore',
  })
  try {
    const ask = (address: string) =>
      request.get(origin + address, { maxRedirects: 0 })
    await expect(async () => {
      expect((await ask('/')).status()).toBe(200)
    }).toPass({ timeout: 10_000 })

    for (const [from, to] of [
      ['/docs/recipes.html', '/docs/recipes'],
      ['/docs/recipes/', '/docs/recipes'],
      ['/docs/recipes.html?q=a', '/docs/recipes?q=a'],
      ['/index.html', '/'],
      ['/docs/api/variables/index.html', '/docs/api/variables/index'],
    ] as const) {
      const answer = await ask(from)
      expect([answer.status(), answer.headers().location]).toEqual([301, to])
    }
    const index = await ask('/docs/api/variables/index')
    expect(await index.text()).toContain('<title data-rh=true>index | lfi')
    const page = await ask('/docs/recipes')
    expect(page.headers()).toMatchObject({
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    })
    const sandbox = await ask('/sandbox.html')
    expect(sandbox.headers()['content-security-policy']).toContain(
      'sandbox allow-scripts',
    )
    const twin = await ask('/docs/recipes.md')
    expect(twin.headers()['content-type']).toContain('text/markdown')
    const missing = await ask('/no/such/page')
    expect(missing.status()).toBe(404)
    expect(await missing.text()).toContain('Page Not Found')
  } finally {
    caddy.kill()
    await once(caddy, 'exit')
  }
})
