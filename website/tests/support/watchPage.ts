import type { Page } from '@playwright/test'

/** Requests that the page itself dropped (it navigated away) are no failure. */
const isDropped = (failure: string) =>
  failure.includes('ERR_ABORTED') || failure.includes('NS_BINDING_ABORTED')

const isForeign = (address: string, baseURL: string) =>
  address.startsWith('http') &&
  new URL(address).origin !== new URL(baseURL).origin

/** Playwright's own remark: tests keep service workers out unless they ask. */
const isPlaywrights = (text: string) =>
  text.includes('Service Worker registration blocked by Playwright')

/** Notes everything that goes wrong on `page` in `problems`, as sentences. */
export const watchPage = (
  page: Page,
  baseURL: string,
  problems: string[],
): void => {
  page.on('console', message => {
    const isProblem = message.type() === 'error' || message.type() === 'warning'
    if (isProblem && !isPlaywrights(message.text())) {
      const { url } = message.location()
      problems.push(`console ${message.type()}: ${message.text()} (${url})`)
    }
  })
  page.on('pageerror', error => problems.push(`page error: ${error.message}`))
  page.on('request', request => {
    if (isForeign(request.url(), baseURL)) {
      problems.push(`foreign request: ${request.url()}`)
    }
  })
  page.on('requestfailed', request => {
    const failure = request.failure()?.errorText ?? ''
    if (!isDropped(failure)) {
      problems.push(`failed request: ${request.url()} ${failure}`)
    }
  })
  page.on('response', response => {
    if (response.status() >= 400) {
      problems.push(`status ${response.status()}: ${response.url()}`)
    }
  })
}
