import { translate } from '@docusaurus/Translate'
import { useThemeConfig } from '@docusaurus/theme-common'
import IconDarkMode from '@theme/Icon/DarkMode'
import IconLightMode from '@theme/Icon/LightMode'
import IconSystemColorMode from '@theme/Icon/SystemColorMode'
import type { Props } from '@theme/Navbar/ColorModeToggle'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import styles from './styles.module.css'

const labelOf = (mode: string): string =>
  translate(
    {
      id: 'theme.colorToggle.ariaLabel',
      message: 'Switch between dark and light mode (currently {mode})',
    },
    { mode },
  )

/** The names of the modes, for the title and the label of the button. */
const modes = () => ({
  system: translate({
    id: 'theme.colorToggle.ariaLabel.mode.system',
    message: 'system mode',
  }),
  light: translate({
    id: 'theme.colorToggle.ariaLabel.mode.light',
    message: 'light mode',
  }),
  dark: translate({
    id: 'theme.colorToggle.ariaLabel.mode.dark',
    message: 'dark mode',
  }),
})

/** The theme's button; the first script answers it and keeps its label. */
export default function NavbarColorModeToggle({ className }: Props): ReactNode {
  const { colorMode } = useThemeConfig()
  const { system, light, dark } = modes()
  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        type="button"
        className={clsx('clean-btn', styles.button)}
        data-colour-mode={
          colorMode.respectPrefersColorScheme ? 'system' : colorMode.defaultMode
        }
        data-system={`${system}|${labelOf(system)}`}
        data-light={`${light}|${labelOf(light)}`}
        data-dark={`${dark}|${labelOf(dark)}`}
        title={system}
        aria-label={labelOf(system)}
        // The first script has changed both by then.
        suppressHydrationWarning
      >
        <IconLightMode
          aria-hidden
          className={clsx(styles.icon, styles.light)}
        />
        <IconDarkMode aria-hidden className={clsx(styles.icon, styles.dark)} />
        <IconSystemColorMode
          aria-hidden
          className={clsx(styles.icon, styles.system)}
        />
      </button>
    </div>
  )
}
