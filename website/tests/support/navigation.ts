import type { Page } from '@playwright/test'

/** Code of pages: chunks named by a hash, unlike the ones every page shares. */
export const pageChunks = /\/assets\/js\/[0-9a-f]{8}\.[0-9a-f]{8}\.js$/u

export const sidebarLink = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name, exact: true })
