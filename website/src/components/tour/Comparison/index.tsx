import { isSameAnswer } from '@site/tour/model/compareAnswers'
import type { ReactNode } from 'react'
import { bringIntoView } from '../bringIntoView'
import Phrase from '../Phrase'
import parts from '../parts.module.css'
import styles from './styles.module.css'

type Props = {
  predicted: readonly string[]
  happened: readonly string[]
  why: string
}

function Lines({
  title,
  lines,
}: {
  title: string
  lines: readonly string[]
}): ReactNode {
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        <samp>{lines.join('\n') || 'nothing'}</samp>
      </dd>
    </div>
  )
}

/** What was predicted beside what happened, and why it did. */
export default function Comparison({
  predicted,
  happened,
  why,
}: Props): ReactNode {
  const isSame = isSameAnswer(predicted, happened)
  return (
    <div
      ref={bringIntoView}
      className={`${parts.verdict} ${styles.comparison}`}
      data-right={isSame}
    >
      <dl>
        <Lines title="You predicted" lines={predicted} />
        <Lines title="It printed" lines={happened} />
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
