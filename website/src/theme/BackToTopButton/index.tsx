import { prefersReducedMotion, ThemeClassNames } from '@docusaurus/theme-common'
import { useBackToTopButton } from '@docusaurus/theme-common/internal'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import styles from './styles.module.css'

/** The theme's button, which does not animate for those who asked for calm. */
export default function BackToTopButton(): ReactNode {
  const { shown, scrollToTop } = useBackToTopButton({ threshold: 300 })
  return (
    <button
      type="button"
      aria-label="Scroll back to top"
      className={clsx(
        ThemeClassNames.common.backToTopButton,
        styles.button,
        shown && styles.shown,
      )}
      onClick={() =>
        prefersReducedMotion() ? window.scrollTo(0, 0) : scrollToTop()
      }
    />
  )
}
