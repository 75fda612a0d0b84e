import { expect, test } from 'vitest'
import { loadContent } from '../../content/loadContent'
import { toPlainText } from '../../content/model/phrase'
import { fencesOf } from '../../content/model/schema'
import { taskProgram } from '../model/step'
import { steps } from '../model/steps'

/**
 * Getting started and the tour are to take at most 15 minutes. At 230 words of
 * prose and 115 of code a minute, with 15 s to answer a question (25 s to put
 * lines in order), 15 s for a task and 10 s for each line that it changes, these
 * counts make 15, without words that components add.
 */
const MAX_PROSE = 1090
const MAX_CODE = 420
const MAX_CHANGED_LINES = 10

const countWords = (texts: readonly string[]): number =>
  texts
    .join(' ')
    .split(/\s+/u)
    .filter(word => /[\p{L}\p{N}]/u.test(word)).length

const linesOf = (code: string): string[] =>
  code.split('\n').map(line => line.trim())

/** Nobody reads imports, nor a line that was in the program before. */
const countCode = (programs: readonly string[]): number => {
  const lines = programs
    .map(code => code.replaceAll(/^import [^']*'[^']*'$/gmu, ''))
    .flatMap(linesOf)
  return countWords([...new Set(lines)])
}

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0)

const gettingStarted = async () => {
  const pages = await loadContent('website')
  const guide = pages.find(({ id }) => id === 'getting-started')
  if (guide === undefined) {
    throw new Error('There is no guide getting-started.')
  }
  return guide
}

test(`Getting started and the tour have at most ${MAX_PROSE} words of prose`, async () => {
  const { sections } = await gettingStarted()
  const guide = sections.flatMap(({ title, text }) => [title, text])
  const tour = steps.flatMap(({ title, summary, text, question, task }) => [
    ...[title, title, summary, text, question.text, question.why, task.text],
    task.solved ?? '',
  ])
  const words = countWords([...guide, ...tour.map(toPlainText)])
  expect(words).toBeLessThanOrEqual(MAX_PROSE)
})

test(`they have at most ${MAX_CODE} words of code`, async () => {
  const guide = fencesOf(await gettingStarted()).map(({ code }) => code)
  const tour = steps.map(({ program, question, task }) =>
    countCode([
      program,
      taskProgram(task),
      question.kind === 'type' ? '' : question.options.join('\n'),
    ]),
  )
  expect(countCode(guide) + sum(tour)).toBeLessThanOrEqual(MAX_CODE)
})

test(`the tasks change at most ${MAX_CHANGED_LINES} lines`, () => {
  const changed = steps.map(({ task }) => {
    const before = new Set(linesOf(task.start))
    return linesOf(task.solution).filter(line => !before.has(line)).length
  })
  expect(sum(changed)).toBeLessThanOrEqual(MAX_CHANGED_LINES)
})
