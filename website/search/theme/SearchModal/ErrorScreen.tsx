import type { ReactNode } from 'react'
import type { Failure } from '../../client/useSearch'
import FailureText from '../FailureText'
import styles from './styles.module.css'

type Props = { failure: Failure }

export default function ErrorScreen({ failure }: Props): ReactNode {
  return (
    <div className={styles.message}>
      <FailureText failure={failure} />
    </div>
  )
}
