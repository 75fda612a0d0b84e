import { useColorMode, useThemeConfig } from '@docusaurus/theme-common'
import IconDarkMode from '@theme/Icon/DarkMode'
import IconLightMode from '@theme/Icon/LightMode'
import IconSystemColorMode from '@theme/Icon/SystemColorMode'
import type { Props } from '@theme/Navbar/ColorModeToggle'
import clsx from 'clsx'
import { type ReactNode, useEffect } from 'react'
import styles from './styles.module.css'

/** The first script changes the mode (engine/first-load): the theme follows. */
const useChosenMode = (): void => {
  const { setColorMode } = useColorMode()
  useEffect(() => {
    const follow = (): void => {
      const { themeChoice } = document.documentElement.dataset
      const choice =
        themeChoice === 'light' || themeChoice === 'dark' ? themeChoice : null
      setColorMode(choice)
    }
    window.addEventListener('lfi:colour-mode', follow)
    return () => window.removeEventListener('lfi:colour-mode', follow)
  }, [setColorMode])
}

/** The theme's button, which works before the app does. */
export default function NavbarColorModeToggle({ className }: Props): ReactNode {
  useChosenMode()
  const { colorMode } = useThemeConfig()
  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        type="button"
        className={clsx('clean-btn', styles.button)}
        data-colour-mode={
          colorMode.respectPrefersColorScheme ? 'system' : colorMode.defaultMode
        }
        title="system mode"
        aria-label="Switch between dark and light mode (currently system mode)"
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
