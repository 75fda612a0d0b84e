import { open } from '../support/hydrated'
import { example, runExample } from '../support/runExample'
import { attacks, escapeCount, escapes } from '../support/sandboxAttacks'
import { expect, test } from '../support/test'

// The browser reports what the sandbox's policy refuses.
test.use({
  expectedProblems: async ({ browserName: _ }, use) => {
    await use([/Content Security Policy/u, /^failed request/u, /^foreign/u])
  },
})

/** Under Trace code is rewritten, and a recorder runs beside it. */
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
