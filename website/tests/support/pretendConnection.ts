import type { BrowserContext, Page } from '@playwright/test'

type Connection = { readonly effectiveType: string; readonly saveData: boolean }

export const savingData: Connection = { effectiveType: '4g', saveData: true }

/** Has `navigator.connection` say this on every page to come. */
export const pretendConnection = (
  pages: BrowserContext | Page,
  connection: Connection,
): Promise<unknown> =>
  pages.addInitScript(value => {
    Object.defineProperty(navigator, 'connection', { value })
  }, connection)
