import {
  ErrorBoundaryError,
  ErrorBoundaryTryAgainButton,
} from '@docusaurus/theme-common'
import type { Props } from '@theme/Error'
import type { ReactNode } from 'react'
import styles from './styles.module.css'

export default function ErrorPageContent({
  error,
  tryAgain,
}: Props): ReactNode {
  return (
    <main className={`container ${styles.page}`}>
      <h1>This page crashed.</h1>
      <p>Trying again often helps. The error message is:</p>
      <div className={styles.error}>
        <ErrorBoundaryError error={error} />
      </div>
      <ErrorBoundaryTryAgainButton
        onClick={tryAgain}
        className="button button--primary"
      />
    </main>
  )
}
