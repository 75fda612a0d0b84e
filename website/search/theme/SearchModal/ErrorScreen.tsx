import type { ReactNode } from 'react'
import type { Failure } from '../../client/useSearch'
import styles from './styles.module.css'

type Props = { failure: Failure }

/** Why search has no answer, and what to do. */
const FailureText = ({ failure }: Props): ReactNode => {
  switch (failure) {
    case 'error':
      return (
        <>
          <p>Unable to fetch results</p>
          <p>You might want to check your network connection.</p>
        </>
      )
    case 'refused':
      return (
        <>
          <p>The search service refused to answer</p>
          <p>
            This is a mistake in the configuration of this site, not in your
            query or your network. The sidebar and the API index lead to every
            page.
          </p>
        </>
      )
    // A deploy may have removed the files that search loads.
    case 'updated':
      return (
        <>
          <p>
            <strong>This page was updated</strong>
          </p>
          <p>
            <a href={location.href} onClick={() => location.reload()}>
              Reload it
            </a>{' '}
            to search.
          </p>
        </>
      )
  }
}

export default function ErrorScreen(props: Props): ReactNode {
  return (
    <div className={styles.message}>
      <FailureText {...props} />
    </div>
  )
}
