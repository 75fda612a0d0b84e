import { describe, expect, test } from 'vitest'
import { runProgram } from '../../../../tools/examples/runPrograms'
import { attempts } from '../../tests/attempts'
import { judge, type Verdict, withCheck } from '../check'
import { answerOf, type Task, taskProgram } from '../step'
import { steps } from './index'

const run = (code: string) => runProgram({ code, language: 'js' })

const verdictOn = async (task: Task, written: string): Promise<Verdict> => {
  const code = taskProgram(task, written)
  const { error } = await run(code)
  const { printed } = await run(withCheck(code, task))
  return judge({ failure: error ?? '', checked: printed }, task)
}

/** The result that the verdict shows; of an error, its kind. */
const shownBy = ({ unmet }: Verdict): string | undefined =>
  unmet?.result.replace(/^(Uncaught \w+):.*/u, '$1')

test.each(steps)('$id: the program answers its question', async step => {
  const { program, question } = step
  const { error, printed } = await run(program)
  expect(error).toBeUndefined()
  expect(answerOf(printed, question).happened).toBe(question.answer)
  expect(question.options).toContain(question.answer)
})

describe.each(steps)('the task of $id', ({ id, task }) => {
  const { right = [], near = [] } = attempts[id] ?? {}

  test.each([task.solution, ...right])('is solved by %s', async written => {
    expect(right).not.toEqual([])
    expect(await verdictOn(task, written)).toEqual({ isRight: true, hint: '' })
  })

  test.each(near)(
    'shows "%s" for a near miss, and what to do about it if it is a usual one',
    async (result, written) => {
      const verdict = await verdictOn(task, written)
      expect(shownBy(verdict)).toBe(result)
      expect(verdict.hint).toEqual(
        verdict.unmet?.case.hints?.[result] ??
          expect.stringMatching(/^(?:Nothing has asked .*)?$/u),
      )
    },
  )

  test('is not solved to begin with, and each of its hints is met', async () => {
    const first = await verdictOn(task, task.start)
    expect(first.isRight).toBe(false)
    expect(first.hint).not.toBe('')
    const met = [shownBy(first), ...near.map(([result]) => result)]
    const hints = task.cases.flatMap(({ hints = {} }) => Object.keys(hints))
    expect(hints.filter(hint => !met.includes(hint))).toEqual([])
  })
})
