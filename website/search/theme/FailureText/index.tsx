import type { ReactNode } from 'react'

type Props = {
  /** A deploy may have removed the files that search loads. */
  isUpdated: boolean
}

/** Why search has no answer, and what to do. */
export default function FailureText({ isUpdated }: Props): ReactNode {
  return isUpdated ? (
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
  ) : (
    <>
      <p>Unable to fetch results</p>
      <p>You might want to check your network connection.</p>
    </>
  )
}
