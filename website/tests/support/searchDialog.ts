import type { Page } from '@playwright/test'

export const searchDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Search' })
export const searchField = (page: Page) =>
  page.getByRole('combobox', { name: 'Search docs' })
export const searchButton = (page: Page) =>
  page.getByRole('button', { name: 'Search' })

/** The first answer waits for the index as well, on a busy machine too. */
export const FIRST_ANSWER = { timeout: 15_000 }
