import useBaseUrl from '@docusaurus/useBaseUrl'
import { twinAddress } from '@site/outputs/text/model/twinAddress'
import type { ReactNode } from 'react'
import styles from './styles.module.css'

type Props = { permalink: string }

/** Copies the page as Markdown, or shows it so. */
export const CopyPage = ({ permalink }: Props): ReactNode => {
  const address = twinAddress(permalink, useBaseUrl('/'))
  return (
    <div className={styles.tools} data-page-tools>
      <button className={styles.tool} data-copy-from={address} type="button">
        {/* It may say that it has copied before the app is there. */}
        <span aria-live="polite" suppressHydrationWarning>
          Copy page
        </span>
      </button>
      <a className={styles.tool} href={address}>
        <span className={styles.verb}>View as </span>Markdown
      </a>
    </div>
  )
}
