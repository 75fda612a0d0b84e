import useBaseUrl from '@docusaurus/useBaseUrl'
import { twinAddress } from '@site/outputs/text/model/twinAddress'
import { type ReactNode, useState } from 'react'
import { copyTwin } from './copyTwin'
import styles from './styles.module.css'

const labels = {
  idle: 'Copy page',
  copied: 'Copied',
  failed: 'Could not copy',
}

type Props = { permalink: string }

/** Copies the page as Markdown, or shows it so. */
export const CopyPage = ({ permalink }: Props): ReactNode => {
  const [state, setState] = useState<keyof typeof labels>('idle')
  const address = twinAddress(permalink, useBaseUrl('/'))
  const copy = async () => {
    try {
      await copyTwin(address)
      setState('copied')
    } catch (error) {
      console.error(error)
      setState('failed')
    }
  }
  return (
    <div className={styles.tools} data-page-tools>
      <button
        className={styles.tool}
        onBlur={() => setState('idle')}
        onClick={copy}
        type="button"
      >
        <span aria-live="polite">{labels[state]}</span>
      </button>
      <a className={styles.tool} href={address}>
        View as Markdown
      </a>
    </div>
  )
}
