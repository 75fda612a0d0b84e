import type { Question } from '@site/tour/model/step'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import Phrase from '../Phrase'
import styles from './styles.module.css'

/** The name of the fields that hold the answer; a page has one question. */
export const ANSWER = 'answer'

type Props = {
  question: Question
  /** Of a question about order: how the lines are arranged now. */
  order: readonly string[]
  onOrder: (order: readonly string[]) => void
  onEnter: () => void
}

function Choices({ options }: { options: readonly string[] }): ReactNode {
  return options.map(option => (
    <label key={option} className={styles.choice}>
      <input type="radio" name={ANSWER} value={option} />
      <code>{option}</code>
    </label>
  ))
}

const moved = (
  order: readonly string[],
  from: number,
  by: number,
): readonly string[] => {
  const to = Math.min(Math.max(from + by, 0), order.length - 1)
  const rest = order.filter((_, at) => at !== from)
  return [
    ...rest.slice(0, to),
    ...order.slice(from, from + 1),
    ...rest.slice(to),
  ]
}

function Lines({
  order,
  onOrder,
}: Pick<Props, 'order' | 'onOrder'>): ReactNode {
  const mover = (line: string, at: number, by: number, word: string) => (
    <button
      type="button"
      aria-label={`Move ${line} ${word}`}
      data-needs-script
      onClick={({ currentTarget }) => {
        flushSync(() => onOrder(moved(order, at, by)))
        // A line that is put elsewhere in the page loses the focus.
        currentTarget.focus()
      }}
    >
      {by < 0 ? '↑' : '↓'}
    </button>
  )
  return (
    <ol className={`clean-list ${styles.lines}`}>
      {order.map((line, at) => (
        <li key={line}>
          <code>{line}</code>
          {mover(line, at, -1, 'up')}
          {mover(line, at, 1, 'down')}
        </li>
      ))}
    </ol>
  )
}

/**
 * The fields of a question. What is chosen or typed stays in the page rather
 * than in the app, which may not be there yet.
 */
export default function QuestionFields(props: Props): ReactNode {
  const { question, order, onOrder, onEnter } = props
  return (
    <fieldset className={styles.question}>
      <legend>
        <Phrase>{question.text}</Phrase>
      </legend>
      {question.kind === 'pick' && <Choices options={question.options} />}
      {question.kind === 'order' && <Lines order={order} onOrder={onOrder} />}
      {question.kind === 'type' && (
        <input
          type="text"
          name={ANSWER}
          className={styles.field}
          aria-label="Your prediction"
          autoCapitalize="off"
          autoComplete="off"
          spellCheck={false}
          data-needs-script
          onKeyDown={({ key }) => {
            if (key === 'Enter') {
              onEnter()
            }
          }}
        />
      )}
    </fieldset>
  )
}
