import { open } from '../support/hydrated'
import { codeOf } from '../support/playground'
import { expect, test } from '../support/test'

/** How far anything moved by itself, as browsers reckon it. */
const readShift = () =>
  new Promise<number>(resolve => {
    const observer = new PerformanceObserver(list => {
      const shifts = list
        .getEntries()
        .map(entry => entry.toJSON())
        .filter(entry => !entry.hadRecentInput)
      resolve(shifts.reduce((sum, { value }) => sum + value, 0))
    })
    observer.observe({ type: 'layout-shift', buffered: true })
    // Nothing is reported where nothing moved.
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
  })

for (const width of [1440, 390]) {
  test(`nothing moves by itself while pages load at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    // A slow processor paints pages in parts, while the rest still arrives.
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    for (const [address, last] of [
      ['/', page.getByRole('tabpanel')],
      ['/docs/getting-started', page.locator('.theme-doc-markdown')],
      ['/docs/api/variables/map', page.locator('.theme-doc-markdown')],
      ['/playground', codeOf(page)],
      ['/search?q=map', page.getByRole('main').locator('ol > li').first()],
    ] as const) {
      await open(page, address)
      await expect(last).toBeVisible()
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      expect.soft(await page.evaluate(readShift), address).toBeLessThan(0.001)
    }
  })
}
