import { readStored, store } from '../../../browser/storage'
import { onPress } from './presses'

/** As in Docusaurus. */
const KEY = 'theme'

/** System, light, dark, and system again; or light and dark in turn. */
const choices = (['system', 'light', 'dark'] as const).slice(
  DEFAULT_COLOUR_MODE === 'system' ? 0 : 1,
)
type Choice = (typeof choices)[number]

const root = document.documentElement
const prefersDark = matchMedia('(prefers-color-scheme: dark)')

const toChoice = (stored: string | null | undefined): Choice =>
  choices.find(choice => choice === stored) ?? DEFAULT_COLOUR_MODE

const readChoice = (): Choice => toChoice(root.dataset.themeChoice)

const show = (choice: Choice): void => {
  const system = prefersDark.matches ? 'dark' : 'light'
  root.dataset.theme = choice === 'system' ? system : choice
  root.dataset.themeChoice = choice
}

/** The mode that was chosen, or else the configured one. */
export const showColours = (): void =>
  show(toChoice(COLOUR_MODE_IS_FIXED ? null : readStored(KEY)))

export const answerColourMode = (): void => {
  onPress('[data-colour-mode]', () => {
    const choice = choices[(choices.indexOf(readChoice()) + 1) % choices.length]
    show(toChoice(choice))
    store(KEY, !choice || choice === 'system' ? null : choice)
  })
  prefersDark.addEventListener('change', () => show(readChoice()))
  addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY) {
      show(toChoice(newValue))
    }
  })
}
