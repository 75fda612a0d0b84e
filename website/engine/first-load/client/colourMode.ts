import { onPress } from './presses'
import { store } from './storage'

/** As in Docusaurus, whose script in the head reads the same key. */
const KEY = 'theme'
const choices = ['system', 'light', 'dark'] as const
type Choice = (typeof choices)[number]

const root = document.documentElement
const prefersDark = matchMedia('(prefers-color-scheme: dark)')

const readChoice = (): Choice =>
  choices.find(choice => choice === root.dataset.themeChoice) ?? 'system'

/** Has the buttons say which mode was chosen. */
export const lookAtColourMode = (): void => {
  const mode = `${readChoice()} mode`
  for (const button of document.querySelectorAll<HTMLElement>(
    '[data-colour-mode]',
  )) {
    button.title = mode
    button.ariaLabel = `Switch between dark and light mode (currently ${mode})`
  }
}

const show = (choice: Choice): void => {
  const system = prefersDark.matches ? 'dark' : 'light'
  root.dataset.theme = choice === 'system' ? system : choice
  root.dataset.themeChoice = choice
  lookAtColourMode()
  // For the app's own idea of it, if the app is there.
  dispatchEvent(new Event('lfi:colour-mode'))
}

/** System, light, dark, and system again. */
const next = (): Choice =>
  choices[(choices.indexOf(readChoice()) + 1) % choices.length] ?? 'system'

export const answerColourMode = (): void => {
  onPress('[data-colour-mode]', () => {
    const choice = next()
    show(choice)
    store(KEY, choice === 'system' ? null : choice)
  })
  prefersDark.addEventListener('change', () => {
    if (readChoice() === 'system') {
      show('system')
    }
  })
  addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY) {
      show(choices.find(choice => choice === newValue) ?? 'system')
    }
  })
}
