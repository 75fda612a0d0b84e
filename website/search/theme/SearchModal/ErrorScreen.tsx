import type { ReactNode } from 'react'
import FailureText from '../FailureText'
import styles from './styles.module.css'

type Props = { isUpdated: boolean }

export default function ErrorScreen({ isUpdated }: Props): ReactNode {
  return (
    <div className={styles.message}>
      <FailureText isUpdated={isUpdated} />
    </div>
  )
}
