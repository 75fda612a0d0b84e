import { useLocation } from '@docusaurus/router'
import {
  ErrorBoundaryError,
  ErrorBoundaryTryAgainButton,
} from '@docusaurus/theme-common'
import type { Props } from '@theme/Error'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './styles.module.css'

/** Another page may work: whoever goes there leaves the crash behind. */
const useOtherPages = (tryAgain: () => void): void => {
  const { pathname } = useLocation()
  const crashed = useRef(pathname)
  useEffect(() => {
    if (pathname !== crashed.current) {
      tryAgain()
    }
  }, [pathname, tryAgain])
}

export default function ErrorPageContent({
  error,
  tryAgain,
}: Props): ReactNode {
  useOtherPages(tryAgain)
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
