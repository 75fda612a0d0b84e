import { onPress } from './presses'

/**
 * The link to the main content, as the theme answers it. As a mere link it leads
 * to what holds the sidebar as well.
 */
export const answerSkip = (): void =>
  onPress('a[href="#__docusaurus_skipToContent_fallback"]', (_link, event) => {
    const main = document.querySelector('main')
    if (main) {
      event.preventDefault()
      event.stopPropagation()
      main.tabIndex = -1
      main.focus()
      main.removeAttribute('tabindex')
    }
  })
