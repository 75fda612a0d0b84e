import Translate from '@docusaurus/Translate'
import type { Props } from '@theme/TOCCollapsible'
import TOCItems from '@theme/TOCItems'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import styles from './styles.module.css'

/** The contents of narrow screens, which the browser folds and unfolds. */
export default function TOCCollapsible({
  className,
  ...contents
}: Props): ReactNode {
  return (
    <details className={clsx(styles.contents, className)}>
      <summary>
        <Translate id="theme.TOCCollapsible.toggleButtonLabel">
          On this page
        </Translate>
      </summary>
      <TOCItems {...contents} />
    </details>
  )
}
