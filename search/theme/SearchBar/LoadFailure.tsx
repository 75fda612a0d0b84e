import { type ReactNode, useEffect } from 'react'
import styles from './styles.module.css'

type Props = { onDismiss: () => void }

/** Said below the navbar when the dialog itself can't be had. */
export default function LoadFailure({ onDismiss }: Props): ReactNode {
  useEffect(() => {
    window.addEventListener('keydown', onDismiss)
    window.addEventListener('pointerdown', onDismiss)
    return () => {
      window.removeEventListener('keydown', onDismiss)
      window.removeEventListener('pointerdown', onDismiss)
    }
  }, [onDismiss])
  return (
    <div className={styles.failure} role="alert">
      <strong>Unable to fetch results</strong>
      <p>You might want to check your network connection.</p>
    </div>
  )
}
