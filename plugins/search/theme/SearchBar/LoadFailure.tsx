import { type ReactNode, useEffect, useRef } from 'react'
import styles from './styles.module.css'

type Props = { onDismiss: () => void }

/** Said below the navbar when the dialog itself can't be had. */
export default function LoadFailure({ onDismiss }: Props): ReactNode {
  const latest = useRef(onDismiss)
  useEffect(() => {
    latest.current = onDismiss
  })
  useEffect(() => {
    const dismiss = (): void => latest.current()
    window.addEventListener('keydown', dismiss)
    window.addEventListener('pointerdown', dismiss)
    return () => {
      window.removeEventListener('keydown', dismiss)
      window.removeEventListener('pointerdown', dismiss)
    }
  }, [])
  return (
    <div className={styles.failure} role="alert">
      <strong>Unable to fetch results</strong>
      <p>You might want to check your network connection.</p>
    </div>
  )
}
