import type { Page } from '@playwright/test'
import { expect } from './test'

/** Not the dialog that is there before it, whose field gives way to its own. */
export const searchDialog = (page: Page) =>
  page.locator('dialog[data-search-status]')
export const searchField = (page: Page) =>
  searchDialog(page).getByRole('combobox', { name: 'Search docs' })
/** Its field or, until it has loaded, the one that is there before it. */
export const typingField = (page: Page) =>
  page.getByRole('combobox', { name: 'Search docs' })
export const searchButton = (page: Page) =>
  page.getByRole('button', { name: 'Search' })

/** The first answer waits for the index as well, on a busy machine too. */
export const FIRST_ANSWER = { timeout: 15_000 }

/** Asks, and waits for the answer: until then the one before it is shown. */
export const searchFor = async (page: Page, query: string): Promise<void> => {
  await searchField(page).fill(query)
  await expect(searchField(page)).toHaveAttribute(
    'aria-busy',
    'false',
    FIRST_ANSWER,
  )
}
