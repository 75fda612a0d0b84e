import type { Page } from '@playwright/test'
import { taskProgram } from '../../tour/model/step'
import { steps } from '../../tour/model/steps'
import { open } from './hydrated'
import { expect } from './test'

export const editorOf = (page: Page, name = 'Your function') =>
  page.getByRole('textbox', { name, exact: true })

/** Those that have taken the place of plain code. */
export const editors = (page: Page) => page.locator('.cm-content')

export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click()

export const predictPart = (page: Page) =>
  page.getByRole('region', { name: 'Predict' })

/** What is said about a prediction, and about a solution: below the console. */
export const comparison = (page: Page) =>
  predictPart(page).getByRole('status').last()
export const verdict = (page: Page) =>
  page.getByRole('region', { name: 'Your turn' }).getByRole('status').last()

export const openStep = async (page: Page, id: string) => {
  await open(page, `/tour/${id}`)
  await expect(editors(page)).toHaveCount(2)
}

/** As one input: typing letter by letter would close brackets by itself. */
export const write = async (page: Page, code: string, name?: string) => {
  await editorOf(page, name).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(code)
}

export const putSolution = async (page: Page) => {
  await page.getByText('Show a solution').click()
  await press(page, 'Put it into the editor')
}

/** A program of a step's task, with this function. */
export const programOf = (id: string, written: string): string => {
  const step = steps.find(each => each.id === id)
  return step ? taskProgram(step.task, written) : `no step ${id}`
}
