import type { Page } from '@playwright/test'

/** Pages of the docs, which a followed link fetches. */
export const pages = /\/docs\/[\w/-]+$/u

export const sidebarLink = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name, exact: true })
