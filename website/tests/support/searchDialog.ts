import type { Page } from '@playwright/test'
import { expect } from './test'

export const searchDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Search' })
export const searchField = (page: Page) =>
  page.getByRole('combobox', { name: 'Search docs' })
/** Not the field that is there before the dialog, which gives way to it. */
export const dialogField = (page: Page) =>
  page.locator('dialog[data-search-status]').getByRole('combobox')
export const searchButton = (page: Page) =>
  page.getByRole('button', { name: 'Search' })

/** The first answer waits for the index as well, on a busy machine too. */
export const FIRST_ANSWER = { timeout: 15_000 }

/** Asks, and waits for the answer: until then the one before it is shown. */
export const searchFor = async (page: Page, query: string): Promise<void> => {
  await dialogField(page).fill(query)
  await expect(searchField(page)).toHaveAttribute(
    'aria-busy',
    'false',
    FIRST_ANSWER,
  )
}
