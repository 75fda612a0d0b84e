import { useStore } from '@site/playground/page/store'
import { answerOf, type Question, type Step } from '@site/tour/model/step'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { createProgram } from '../createProgram'
import Part, { RunButton } from '../Part'
import Phrase from '../Phrase'
import styles from '../styles.module.css'
import Verdict, { bringIntoView } from '../Verdict'

type QuestionProps = {
  question: Question
  fields: RefObject<HTMLFieldSetElement | null>
}

/** The question; where no script runs the page gives the answer away. */
function Choices({ question, fields }: QuestionProps): ReactNode {
  const { text, options, answer, why } = question
  return (
    <>
      <fieldset ref={fields} className={styles.question}>
        <legend>
          <Phrase>{text}</Phrase>
        </legend>
        {options.map(option => (
          <label key={option}>
            <input type="radio" name="answer" value={option} required />
            <code>{option}</code>
          </label>
        ))}
      </fieldset>
      <noscript>
        <details>
          <summary>Answer</summary>
          <p>{`${answer}. ${why.replaceAll('`', '')}`}</p>
        </details>
      </noscript>
    </>
  )
}

type Props = { step: Step; html: string }

/** A program, a question about it, and what happened when it ran. */
export default function Prediction({ step, html }: Props): ReactNode {
  const { program: start, question } = step
  const fields = useRef<HTMLFieldSetElement>(null)
  const [predicted, setPredicted] = useState<string>()
  /** Reads it from the page: it may have been made before the app was there. */
  const predict = (): boolean => {
    const chosen = fields.current?.querySelector<HTMLInputElement>(':checked')
    setPredicted(chosen?.value)
    // Without an answer, the browser asks for one.
    return fields.current?.querySelector('input')?.reportValidity() ?? false
  }
  const [program] = useState(() =>
    createProgram({
      label: 'Program',
      start: start.trimEnd(),
      mayRun: predict,
    }),
  )
  const { isRunning, trace, finished } = useStore(program.store, state => state)
  const { happened, isAll } = answerOf(finished?.printed ?? [], question)
  const isRight = predicted === happened
  return (
    <section aria-labelledby="predict">
      <h2 id="predict">Predict</h2>
      <Part
        program={program}
        html={html}
        hidesConsole={
          isRunning || (isAll && finished?.outcome.status === 'completed')
        }
      >
        <Choices question={question} fields={fields} />
        <div className={styles.actions} data-needs-script>
          <RunButton program={program}>Run</RunButton>
          {!isRunning && (
            <button
              type="button"
              className="button"
              onClick={() => program.run('trace')}
            >
              Trace
            </button>
          )}
        </div>
        <div role="status">
          {predicted && finished && (
            <Verdict
              isRight={isRight}
              title={isRight ? 'As you predicted.' : 'Not as you predicted.'}
              facts={{
                'You predicted': predicted,
                'It printed': happened || 'nothing',
              }}
            >
              {finished.code === program.start
                ? question.why
                : 'This is what your changed program printed.'}
            </Verdict>
          )}
        </div>
      </Part>
      {trace && (
        <div ref={bringIntoView} className={styles.trace}>
          <div ref={trace} className="trace-host" />
        </div>
      )}
    </section>
  )
}
