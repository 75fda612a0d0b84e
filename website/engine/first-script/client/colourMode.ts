import { store } from '../../../browser/storage'
import { onPress } from './presses'

/** As in Docusaurus, whose script in the head reads the same key. */
const KEY = 'theme'
const choices = ['system', 'light', 'dark'] as const
type Choice = (typeof choices)[number]

const root = document.documentElement
const prefersDark = matchMedia('(prefers-color-scheme: dark)')

const SELECTOR = '[data-colour-mode]'

/** What is shown as long as nothing is chosen: the system's mode, or a fixed one. */
const readDefault = (): Choice => {
  const button = document.querySelector<HTMLElement>(SELECTOR)
  return (
    choices.find(choice => choice === button?.dataset.colourMode) ?? 'system'
  )
}

const readChoice = (): Choice => {
  const chosen = choices.find(choice => choice === root.dataset.themeChoice)
  return chosen === undefined || chosen === 'system' ? readDefault() : chosen
}

/** Has the buttons say which mode was chosen, in the words of their locale. */
export const syncColourMode = (): void => {
  const choice = readChoice()
  for (const button of document.querySelectorAll<HTMLElement>(SELECTOR)) {
    const [title = '', label = ''] = button.dataset[choice]?.split('|') ?? []
    button.title = title
    button.ariaLabel = label
  }
}

const show = (choice: Choice): void => {
  const system = prefersDark.matches ? 'dark' : 'light'
  root.dataset.theme = choice === 'system' ? system : choice
  root.dataset.themeChoice = choice
  syncColourMode()
}

/** System, light, dark, and system again; or light and dark in turn. */
const next = (): Choice => {
  const offered: readonly Choice[] =
    readDefault() === 'system' ? choices : ['light', 'dark']
  const index = offered.indexOf(readChoice()) + 1
  return offered[index % offered.length] ?? 'system'
}

export const answerColourMode = (): void => {
  onPress(SELECTOR, () => {
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
      show(choices.find(choice => choice === newValue) ?? readDefault())
    }
  })
}
