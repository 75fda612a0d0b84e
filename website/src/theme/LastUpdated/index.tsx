import { ThemeClassNames } from '@docusaurus/theme-common'
import type { Props } from '@theme/LastUpdated'
import type { ReactNode } from 'react'

/** As in "15 Nov 2026". To start `Intl` for this would hold up every page. */
const formatDate = (date: Date): string => date.toUTCString().slice(5, 16)

/** When the page last changed; who changed it is for the history to tell. */
export default function LastUpdated({ lastUpdatedAt }: Props): ReactNode {
  if (!lastUpdatedAt) {
    return null
  }
  const date = new Date(lastUpdatedAt)
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      Last updated on{' '}
      <time dateTime={date.toISOString()} itemProp="dateModified">
        {formatDate(date)}
      </time>
    </span>
  )
}
