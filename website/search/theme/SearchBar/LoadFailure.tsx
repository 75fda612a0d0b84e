import { type ReactNode, useEffect, useRef } from 'react'
import FailureText from '../FailureText'
import styles from './styles.module.css'

type Props = { isUpdated: boolean; onDismiss: () => void }

/** Tells below the navbar that the dialog can't be loaded. */
export default function LoadFailure({
  isUpdated,
  onDismiss,
}: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const dismiss = (event: Event): void => {
      const { target } = event
      const isOnIt = target instanceof Node && box.current?.contains(target)
      const isOnTheWay = event instanceof KeyboardEvent && event.key === 'Tab'
      if (!isOnIt && !isOnTheWay) {
        onDismiss()
      }
    }
    window.addEventListener('keydown', dismiss)
    window.addEventListener('pointerdown', dismiss)
    return () => {
      window.removeEventListener('keydown', dismiss)
      window.removeEventListener('pointerdown', dismiss)
    }
  }, [onDismiss])
  return (
    <div ref={box} className={styles.failure} role="alert">
      <FailureText failure={isUpdated ? 'updated' : 'error'} />
    </div>
  )
}
