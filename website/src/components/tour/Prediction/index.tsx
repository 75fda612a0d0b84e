import { useStore } from '@site/playground/page/store'
import TracePane from '@site/playground/page/TracePane'
import { answerOf, type Question, type Step } from '@site/tour/model/step'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import buttons from '../../buttons.module.css'
import { type Asked, createProgram } from '../createProgram'
import Phrase from '../Phrase'
import ProgramView from '../ProgramView'
import styles from '../styles.module.css'

type Compared = {
  predicted: string
  happened: string
  /** Whether the console has nothing to add. */
  isWhole: boolean
}

/** The `ref` of a result: on a phone it appears below what was pressed. */
export const bringIntoView = (result: HTMLElement | null): void =>
  result?.scrollIntoView({ block: 'nearest' })

/** What was predicted beside what happened, and why it did. */
function Comparison({
  predicted,
  happened,
  why,
}: Compared & { why: string }): ReactNode {
  const isSame = predicted === happened
  return (
    <div ref={bringIntoView} className={styles.verdict} data-right={isSame}>
      <dl className={styles.comparison}>
        <dt>You predicted</dt>
        <dd>{predicted}</dd>
        <dt>It printed</dt>
        <dd>{happened || 'nothing'}</dd>
      </dl>
      <p>
        <strong>
          {isSame ? 'As you predicted.' : 'Not as you predicted.'}
        </strong>{' '}
        <Phrase>{why}</Phrase>
      </p>
    </div>
  )
}

/** For those whose browser runs no scripts. */
function Answer({ question }: { question: Question }): ReactNode {
  return (
    <noscript>
      <details>
        <summary>Answer</summary>
        <p>
          <code>{question.answer}</code>
        </p>
        <p>{question.why.replaceAll('`', '')}</p>
      </details>
    </noscript>
  )
}

type Props = { step: Step; html: string }

/** A program, a question about it, and what happened when it ran. */
export default function Prediction({ step, html }: Props): ReactNode {
  const { program: code, question } = step
  const fields = useRef<HTMLFieldSetElement>(null)
  const predicted = useRef('')
  const [compared, setCompared] = useState<Compared>()
  const [isUnanswered, setUnanswered] = useState(false)
  const [program] = useState(() => createProgram({ start: code.trimEnd() }))
  const isRunning = useStore(program.store, state => state.isRunning)
  const trace = useStore(program.store, state => state.trace)

  const begin = (asked: Asked): void => {
    // Read from the page: it may have been chosen before the app was there.
    const chosen = fields.current?.querySelector<HTMLInputElement>(':checked')
    setUnanswered(!chosen)
    if (chosen) {
      predicted.current = chosen.value
      setCompared(undefined)
      program.start(asked)
    } else {
      fields.current?.querySelector('input')?.focus()
    }
  }
  useEffect(() =>
    program.setHandlers({
      onAsked: begin,
      onFinished: ({ printed, outcome }) => {
        const { happened, isAll } = answerOf(printed, question)
        const isWhole = outcome.status === 'completed' && isAll
        setCompared({ predicted: predicted.current, happened, isWhole })
      },
    }),
  )
  return (
    <section aria-labelledby="predict">
      <h2 id="predict">Predict</h2>
      <div className={styles.columns}>
        <ProgramView
          label="Program"
          html={html}
          program={program}
          hidesConsole={isRunning || compared?.isWhole === true}
        />
        <div className={styles.side}>
          <fieldset ref={fields} className={styles.question}>
            <legend>
              <Phrase>{question.text}</Phrase>
            </legend>
            {question.options.map(option => (
              <label key={option} className={styles.choice}>
                <input type="radio" name="answer" value={option} />
                <code>{option}</code>
              </label>
            ))}
          </fieldset>
          <div className={styles.actions} data-needs-script>
            <button
              type="button"
              className={buttons.primary}
              onClick={isRunning ? program.stop : () => begin('run')}
            >
              {isRunning ? 'Stop' : 'Run'}
            </button>
            {!isRunning && (
              <button
                type="button"
                className={buttons.secondary}
                onClick={() => begin('trace')}
              >
                Trace
              </button>
            )}
            <p role="alert" className={styles.notice}>
              {isUnanswered && 'Answer first. A guess will do.'}
            </p>
          </div>
          <div role="status">
            {compared && <Comparison {...compared} why={question.why} />}
          </div>
          <Answer question={question} />
        </div>
      </div>
      {trace && (
        <div ref={bringIntoView} className={styles.trace}>
          <TracePane mount={trace} />
        </div>
      )}
    </section>
  )
}
