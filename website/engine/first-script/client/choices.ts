import { readStored, store } from '../../../browser/storage'
import { storeFlavour } from '../../../pages/api/client/flavourPreference'
import { findAround } from './presses'

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
  addEventListener('change', event => {
    const input = findAround<HTMLInputElement>(event, 'input[type=radio]')
    const group = findAround(event, '[data-remembers]')
    if (input?.name === 'flavour') {
      storeFlavour(input.value)
    } else if (input && group) {
      store(group.dataset.remembers ?? '', input.value)
    }
  })
