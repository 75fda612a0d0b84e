import { readStored, store } from '../../../browser/storage'
import { storeFlavour } from '../../../pages/api/client/flavourPreference'

/** Checks what was chosen on an earlier visit. */
export const syncChoices = (): void => {
  for (const group of document.querySelectorAll<HTMLElement>(
    '[data-remembers]',
  )) {
    const stored = readStored(group.dataset.remembers ?? '')
    for (const input of group.querySelectorAll('input')) {
      input.checked ||= input.value === stored
    }
  }
}

/** Remembers what is chosen of a group of radio buttons. */
export const answerChoices = (): void =>
  addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement) {
      const group = target.closest<HTMLElement>('[data-remembers]')
      if (target.name === 'flavour') {
        storeFlavour(target.value)
      } else if (group) {
        store(group.dataset.remembers ?? '', target.value)
      }
    }
  })
