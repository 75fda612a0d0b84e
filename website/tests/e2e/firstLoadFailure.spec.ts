import { appScript } from '../support/holdApp'
import { started } from '../support/hydrated'
import { searchField } from '../support/searchDialog'
import { expect, test } from '../support/test'

test.use({ savesData: false })

test.describe('scripts that do not load', () => {
  test.use({
    expectedProblems: async ({ browserName: _ }, use) => {
      await use([/ERR_FAILED/u, /404/u])
    },
  })

  test('leave the page readable; the reader is told, and can retry', async ({
    page,
  }) => {
    await page.route(appScript, route => route.abort())
    await page.goto('/docs/recipes')
    await page.keyboard.press('Control+k')
    const notice = page.getByRole('alert')
    await expect(notice).toContainText('did not load')
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await page.locator('.navbar [data-colour-mode]').click()
    await expect(page.locator('html')).toHaveAttribute(
      'data-theme-choice',
      'light',
    )
    await page.unroute(appScript)
    await notice.getByRole('button', { name: 'Retry' }).click()
    await started(page)
    await expect(notice).toHaveCount(0)
    await page.keyboard.press('Control+k')
    await expect(searchField(page)).toBeFocused()
  })

  test('when retried in vain say so each time, and what else to do', async ({
    page,
  }) => {
    await page.route(appScript, route => route.abort())
    await page.goto('/docs/recipes')
    await page.keyboard.press('Control+k')
    const notice = page.getByRole('alert')
    const retry = notice.getByRole('button', { name: 'Retry' })
    for (const attempts of [2, 3]) {
      await retry.click()
      await expect(notice).toContainText(`did not load in ${attempts} attempts`)
      await expect(notice).toContainText('Reload, or check your connection')
      await expect(retry).toBeFocused()
    }
    await page.unroute(appScript)
    await retry.click()
    await started(page)
    await expect(notice).toHaveCount(0)
  })

  test.describe('without any fetched ahead', () => {
    test.use({ savesData: true })

    test('are asked for again by the app, if they are the page’s own', async ({
      page,
    }) => {
      await page.goto('/docs/recipes')
      const app = await page
        .locator('script[data-app]')
        .getAttribute('data-app')
      let asked = 0
      const chunk = app?.split(' ').at(-1)
      await page.route(`**/${chunk}`, route => {
        asked += 1
        return asked === 1 ? route.abort() : route.continue()
      })
      // The app must not ask before the first request has failed.
      await page.evaluate(() => {
        const firstRun = new Promise(resolve => {
          addEventListener('letGo', resolve, { once: true })
        })
        Object.assign(window, { firstRun })
      })
      await page.keyboard.press('Control+k')
      await expect.poll(() => asked).toBe(1)
      await expect(page.locator(`script[src$="${chunk}"]`)).toHaveCount(0)
      await page.evaluate(() => dispatchEvent(new Event('letGo')))
      await started(page)
      expect(asked).toBe(2)
    })
  })

  test('because the site was deployed anew bring the new page, once', async ({
    page,
  }) => {
    let visits = 0
    page.on('request', request => {
      visits += request.isNavigationRequest() ? 1 : 0
    })
    await page.route(appScript, route => route.fulfill({ status: 404 }))
    await page.route('/docs/recipes', async route => {
      const isNavigation = route.request().isNavigationRequest()
      const response = await route.fetch()
      const body = await response.text()
      await route.fulfill({
        response,
        body: isNavigation ? body : body.replaceAll(' main.', ' main.0'),
      })
    })
    await page.goto('/docs/recipes')
    await page.keyboard.press('Control+k')
    await expect.poll(() => visits).toBe(2)
    await page.waitForFunction(
      () =>
        performance
          .getEntriesByType('navigation')
          .some(entry => entry.toJSON().type === 'reload') &&
        'firstLoad' in window,
    )
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('alert')).toContainText('did not load')
    expect(visits).toBe(2)
  })
})
