import { describe, expect, test } from 'vitest'
import { runProgram } from '../../../../tools/examples/runPrograms'
import { attempts } from '../../tests/attempts'
import { judge, type Verdict, withCheck } from '../check'
import { answerOf, type Task, taskProgram } from '../step'
import { steps } from './index'

const run = async (code: string) => {
  const { run } = await runProgram({ code, language: 'js' })
  return { ...run, lines: run.prints.map(({ text }) => text) }
}

const verdictOn = async (task: Task, written: string): Promise<Verdict> => {
  const code = taskProgram(task, written)
  const { error } = await run(code)
  const { lines } = await run(withCheck(code, task))
  return judge({ failure: error?.text ?? '', checked: lines }, task)
}

test('every step has attempts', () => {
  expect(steps.map(({ id }) => id)).toEqual(Object.keys(attempts))
})

test.each(steps)('$id: the program answers its question', async step => {
  const { outcome, lines } = await run(step.program)
  expect(outcome).toBe('finished')
  expect(answerOf(lines, step.question).happened).toBe(step.question.answer)
})

test.each(steps)(
  '$id: the question offers the right answer, among others',
  ({ question: { options, answer } }) => {
    expect(options).toContain(answer)
    expect(new Set(options).size).toBeGreaterThan(1)
  },
)

test.each(steps)('$id: no line of a program is cut off', step => {
  const { program, task } = step
  const lines = [program, taskProgram(task), taskProgram(task, task.solution)]
    .join('\n')
    .split('\n')
  expect(lines.filter(line => line.length > 80)).toEqual([])
})

describe.each(steps)('the task of $id', ({ id, task }) => {
  const { right = [], near = [] } = attempts[id] ?? {}

  test('is not solved to begin with, and gets a hint', async () => {
    const { isRight, hint } = await verdictOn(task, task.start)
    expect(isRight).toBe(false)
    expect(Object.values(task.hints)).toContain(hint)
  })

  test.each([task.solution, ...right])('is solved by %s', async written => {
    expect(right.length).toBeGreaterThan(1)
    expect(await verdictOn(task, written)).toEqual({ isRight: true, hint: '' })
  })

  test.each(near)(
    'has the hint "%s" for a near miss',
    async (name, written) => {
      const hint = task.hints[name] ?? name
      expect(await verdictOn(task, written)).toEqual({ isRight: false, hint })
    },
  )

  test('has a near miss for each of its hints', async () => {
    const { hint: first } = await verdictOn(task, task.start)
    const tried = near.map(([name]) => name)
    const names = Object.keys(task.hints)
    expect(
      names.filter(
        name => !(tried.includes(name) || task.hints[name] === first),
      ),
    ).toEqual([])
  })
})
