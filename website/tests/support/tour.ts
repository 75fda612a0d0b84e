import type { Page } from '@playwright/test'
import { type Task, taskProgram } from '../../tour/model/step'
import { steps } from '../../tour/model/steps'
import { open } from './hydrated'
import { expect } from './test'

export const editorOf = (page: Page, name = 'Your function') =>
  page.getByRole('textbox', { name, exact: true })

/** Those that have taken the place of plain code. */
export const editors = (page: Page) => page.locator('.cm-content')

export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click()

/** What is said about a prediction, and about a solution: below the console. */
export const comparison = (page: Page) =>
  page.getByRole('region', { name: 'Predict' }).getByRole('status').last()
export const verdict = (page: Page) =>
  page.getByRole('region', { name: 'Your turn' }).getByRole('status').last()

export const openStep = async (page: Page, id: string) => {
  await open(page, `/tour/${id}`)
  await expect(editors(page)).toHaveCount(2)
}

export const write = async (page: Page, task: Task, written: string) => {
  await editorOf(page).focus()
  await page.keyboard.press('ControlOrMeta+a')
  // As one input: typing letter by letter would close brackets by itself.
  await page.keyboard.insertText(taskProgram(task, written))
}

export const stepOf = (id: string) => {
  const step = steps.find(each => each.id === id)
  if (!step) {
    throw new Error(`The tour has no step "${id}".`)
  }
  return step
}
