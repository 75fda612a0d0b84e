import type { ReactNode } from 'react'
import type { LoadingComponentProps } from 'react-loadable'
import styles from './styles.module.css'

/** Stands in for a page while its code is on the way, or when it did not come. */
export default function Loading({
  error,
  retry,
  pastDelay,
}: LoadingComponentProps): ReactNode {
  if (error) {
    return (
      <div className={`container ${styles.failed}`} role="alert">
        <p>{String(error)}</p>
        <button
          type="button"
          className="button button--primary"
          onClick={retry}
        >
          Retry
        </button>
      </div>
    )
  }
  return pastDelay ? (
    <div className={styles.waiting} role="status" aria-label="Loading" />
  ) : null
}
