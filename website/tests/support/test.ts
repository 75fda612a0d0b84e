import { test as base, type Page } from '@playwright/test'

import { pretendConnection, savingData } from './pretendConnection'
import { watchPage } from './watchPage'

export { expect } from '@playwright/test'

type Fixtures = {
  /**
   * Problems that a test provokes on purpose: text that a console message, a
   * page error or a failed address contains. Everything else fails the test.
   */
  expectedProblems: (string | RegExp)[]
  watched: undefined
  /**
   * Whether the visitor asked for little traffic: then no page is fetched in
   * advance, and the playground loads TypeScript only when asked to. Most tests
   * need neither, so this is so unless a test, or `E2E=all`, says otherwise.
   */
  savesData: boolean
  connection: undefined
}

/** A test in which any console error or warning, page error, failed request
 * or request to another host is a failure. */
export const test = base.extend<Fixtures>({
  expectedProblems: async ({ browserName: _ }, use) => {
    await use([])
  },
  savesData: [false, { option: true }],
  connection: [
    async ({ context, savesData }, use) => {
      if (savesData) {
        await pretendConnection(context, savingData)
      }
      await use(undefined)
    },
    { auto: true },
  ],
  watched: [
    async ({ context, baseURL, expectedProblems, javaScriptEnabled }, use) => {
      const problems: string[] = []
      const watch = (page: Page) => watchPage(page, baseURL ?? '', problems)
      context.pages().forEach(watch)
      context.on('page', watch)
      await use(undefined)
      // Where scripts are off, Chromium refuses to preload them, and says `csp`.
      const isRefused = (problem: string) =>
        !javaScriptEnabled && /\/assets\/js\/\S+ csp$/u.test(problem)
      const isExpected = (problem: string) =>
        isRefused(problem) ||
        expectedProblems.some(expected =>
          typeof expected === 'string'
            ? problem.includes(expected)
            : expected.test(problem),
        )
      const unexpected = problems.filter(problem => !isExpected(problem))
      if (unexpected.length > 0) {
        throw new Error(`The page had problems:\n${unexpected.join('\n')}`)
      }
    },
    { auto: true },
  ],
})
