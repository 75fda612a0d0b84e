import type { ReactNode } from 'react'
import styles from './styles.module.css'

export default function ErrorScreen(): ReactNode {
  return (
    <div className={styles.message}>
      <p className={styles.messageTitle}>Unable to fetch results</p>
      <p>You might want to check your network connection.</p>
    </div>
  )
}
