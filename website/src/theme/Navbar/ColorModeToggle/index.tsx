import { translate } from '@docusaurus/Translate'
import IconDarkMode from '@theme/Icon/DarkMode'
import IconLightMode from '@theme/Icon/LightMode'
import IconSystemColorMode from '@theme/Icon/SystemColorMode'
import type { Props } from '@theme/Navbar/ColorModeToggle'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import styles from './styles.module.css'

const modes = {
  system: IconSystemColorMode,
  light: IconLightMode,
  dark: IconDarkMode,
}

const titleOf = (mode: string): string =>
  translate({
    id: `theme.colorToggle.ariaLabel.mode.${mode}`,
    message: `${mode} mode`,
  })

const labelOf = (mode: string): string =>
  translate(
    {
      id: 'theme.colorToggle.ariaLabel',
      message: 'Switch between dark and light mode (currently {mode})',
    },
    { mode: titleOf(mode) },
  )

/**
 * All modes are in the button, and the root says which one is shown: the first
 * script answers presses, and no label has to be rewritten.
 */
export default function NavbarColorModeToggle({ className }: Props): ReactNode {
  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        type="button"
        className={clsx('clean-btn', styles.button)}
        data-colour-mode=""
      >
        {Object.entries(modes).map(([mode, Icon]) => (
          <span
            key={mode}
            className={clsx(styles.mode, styles[mode])}
            role="img"
            aria-label={labelOf(mode)}
            title={titleOf(mode)}
          >
            <Icon aria-hidden />
          </span>
        ))}
      </button>
    </div>
  )
}
