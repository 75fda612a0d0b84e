import type { Page } from '@playwright/test'

/** As browsers do that block cookies: reading the property throws. */
export const refuseStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { get: refuse })
    }
    LockManager.prototype.query = async () => refuse()
    LockManager.prototype.request = async () => refuse()
  })
