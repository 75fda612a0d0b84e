import Translate from '@docusaurus/Translate'
import type { Props } from '@theme/TOCCollapsible'
import TOCItems from '@theme/TOCItems'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import styles from './styles.module.css'

/** The contents of narrow screens, which the first script folds and unfolds. */
export default function TOCCollapsible({
  className,
  ...contents
}: Props): ReactNode {
  return (
    <div
      data-collapsible
      className={clsx(styles.contents, 'menu__list-item--collapsed', className)}
    >
      <button
        type="button"
        aria-expanded={false}
        className={clsx('clean-btn', styles.button)}
      >
        <Translate id="theme.TOCCollapsible.toggleButtonLabel">
          On this page
        </Translate>
      </button>
      <TOCItems {...contents} />
    </div>
  )
}
