import { translate } from '@docusaurus/Translate'
import { ThemeClassNames } from '@docusaurus/theme-common'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import styles from './styles.module.css'

/** The first script shows and answers it: engine/first-script/client/page.ts. */
export default function BackToTopButton(): ReactNode {
  return (
    <button
      type="button"
      data-back-to-top=""
      aria-label={translate({
        id: 'theme.BackToTopButton.buttonAriaLabel',
        message: 'Scroll back to top',
      })}
      className={clsx(ThemeClassNames.common.backToTopButton, styles.button)}
    />
  )
}
