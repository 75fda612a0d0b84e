import { answerOf } from '@site/tour/model/compareAnswers'
import type { Step } from '@site/tour/model/step'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import buttons from '../../buttons.module.css'
import { bringIntoView } from '../bringIntoView'
import { loadComparison } from '../loadComparison'
import Program from '../Program'
import parts from '../parts.module.css'
import QuestionFields, { ANSWER } from '../QuestionFields'
import { useProgram } from '../useProgram'

/** With its styles, which no other page needs. */
const Comparison = lazy(loadComparison)

type Props = {
  step: Step
  html: string
}

type Compared = {
  predicted: readonly string[]
  happened: readonly string[]
  /** Whether the console has nothing to add. */
  isWhole: boolean
}

/** For those whose browser runs no scripts. */
function Answer({ question }: Pick<Step, 'question'>): ReactNode {
  return (
    <noscript>
      <details>
        <summary>Answer</summary>
        <pre>{question.answer.join('\n')}</pre>
        <p>{question.why.replaceAll('`', '')}</p>
      </details>
    </noscript>
  )
}

/** A program, a question about it, and what happened when it ran. */
export default function Prediction({ step, html }: Props): ReactNode {
  const { program: code, question } = step
  const form = useRef<HTMLDivElement>(null)
  const [order, setOrder] = useState(
    question.kind === 'order' ? question.options : [],
  )
  const predicted = useRef<readonly string[]>([])
  const [compared, setCompared] = useState<Compared>()
  /** What was pressed before there was an answer. */
  const [unanswered, setUnanswered] = useState<'run' | 'trace'>()
  /** The lines stand in some order before anybody has answered. */
  const [isArranged, setArranged] = useState(false)
  const program = useProgram({
    start: code.trimEnd(),
    onFinished: (printed, { status }) => {
      const happened = answerOf(printed, question)
      const isWhole =
        status === 'completed' && happened.join() === printed.join()
      setCompared({ predicted: predicted.current, happened, isWhole })
    },
  })

  const readAnswer = (): readonly string[] => {
    if (question.kind === 'order') {
      return isArranged ? order : []
    }
    const field = form.current?.querySelector<HTMLInputElement>(
      `[name=${ANSWER}]${question.kind === 'pick' ? ':checked' : ''}`,
    )
    return field?.value.trim() ? [field.value] : []
  }
  const begin = (how: 'run' | 'trace', answer: readonly string[]): void => {
    setUnanswered(answer.length === 0 ? how : undefined)
    if (answer.length === 0) {
      form.current
        ?.querySelector<HTMLElement>('fieldset :is(input, button)')
        ?.focus()
      return
    }
    predicted.current = answer
    setCompared(undefined)
    program[how]()
  }
  const run = (): void => begin('run', readAnswer())
  const trace = (): void => begin('trace', readAnswer())
  const arrange = (next: readonly string[]): void => {
    setOrder(next)
    setArranged(true)
    setUnanswered(undefined)
  }
  return (
    <section aria-labelledby="predict">
      <h2 id="predict">Predict</h2>
      <div className={parts.columns}>
        <Program
          label="Program"
          html={html}
          program={program}
          onRun={run}
          onTrace={trace}
          hidesConsole={program.isRunning || compared?.isWhole === true}
        />
        <div ref={form} className={parts.side}>
          <QuestionFields
            question={question}
            order={order}
            onOrder={arrange}
            onEnter={run}
          />
          <div className={parts.actions}>
            <button
              type="button"
              className={buttons.primary}
              data-needs-script
              onPointerEnter={program.prepare}
              onFocus={program.prepare}
              onClick={program.isRunning ? program.stop : run}
            >
              {program.isRunning ? 'Stop' : 'Run'}
            </button>
            {!program.isRunning && (
              <button
                type="button"
                className={buttons.secondary}
                data-needs-script
                onClick={trace}
              >
                Trace
              </button>
            )}
            <p role="alert" className={parts.notice}>
              {unanswered && 'Answer first. A guess will do.'}
            </p>
            {unanswered && question.kind === 'order' && (
              <button
                type="button"
                className={buttons.secondary}
                onClick={() => {
                  arrange(order)
                  begin(unanswered, order)
                }}
              >
                Keep this order
              </button>
            )}
          </div>
          <div role="status">
            <Suspense>
              {compared && (
                <Comparison
                  predicted={compared.predicted}
                  happened={compared.happened}
                  why={question.why}
                />
              )}
            </Suspense>
          </div>
          <Answer question={question} />
        </div>
      </div>
      {program.draw && (
        <div ref={bringIntoView} className={parts.trace}>
          {program.draw({})}
        </div>
      )}
    </section>
  )
}
