import { cutQuery, MAX_QUERY } from '../../../search/client/limits'
import { asksForSearch, firstQuery } from '../../../search/client/searchKeys'
import { element } from './element'
import { onPress } from './presses'
import { cancel, isAnswered, isKept, request } from './requests'

/** What is typed into until the app brings its dialog, which looks the same. */
let field: HTMLDialogElement | undefined

const findButton = (): HTMLElement | null =>
  document.querySelector('[data-search-button]')

/** Native: the focus goes back to where it was. */
export const closeField = (): void => {
  const closed = field
  field = undefined
  closed?.close()
  closed?.remove()
}

const openField = (asked: Requests['search']): void => {
  const icon = findButton()?.querySelector('svg')?.outerHTML ?? ''
  const dialog = element(
    `<dialog class="early-search" aria-label="Search">${icon}<input type="text" role="combobox" aria-label="Search docs" aria-expanded="false" aria-busy="true" placeholder="Search docs" autocomplete="off" autocorrect="off" autocapitalize="off" enterkeyhint="go" spellcheck="false" maxlength="${MAX_QUERY}"><button type="button" class="clean-btn">Cancel</button></dialog>`,
  )
  const input = dialog.querySelector('input')
  if (!(dialog instanceof HTMLDialogElement && input)) {
    return
  }
  input.value = asked.query
  input.addEventListener('input', () => {
    // The object itself is what the app will be given.
    Object.assign(asked, { query: input.value, isSubmitted: false })
  })
  input.addEventListener('keydown', ({ key, isComposing }) => {
    if (key === 'Enter' && !isComposing) {
      asked.isSubmitted = asked.query.trim() !== ''
    }
  })
  const giveUp = (): void => {
    if (field === dialog) {
      cancel('search')
    }
  }
  dialog.addEventListener('close', giveUp)
  // Where the press of a click began: a selection may end outside.
  let pressed: EventTarget | null
  dialog.addEventListener('pointerdown', ({ target }) => {
    pressed = target
  })
  dialog.addEventListener('click', ({ target }) => {
    const isOutside = target === dialog && pressed === dialog
    if (isOutside || target instanceof HTMLButtonElement) {
      giveUp()
    }
  })
  field = dialog
  document.body.append(dialog)
  dialog.showModal()
}

const open = (query: string): void => {
  const selected = cutQuery(getSelection()?.toString() ?? '')
  const asked = { query: query || selected, isSubmitted: false }
  openField(asked)
  if (query === '') {
    field?.querySelector('input')?.select()
  }
  request('search', asked, findButton(), closeField)
}

const take = (event: KeyboardEvent): boolean => {
  if (asksForSearch(event)) {
    if (isKept('search')) {
      cancel('search')
    } else {
      open('')
    }
    return true
  }
  const query =
    document.activeElement === findButton() ? firstQuery(event) : undefined
  if (query !== undefined) {
    open(query)
  }
  return query !== undefined
}

/** The shortcut, the button, and a field for what is typed before the dialog. */
export const answerSearch = (): void => {
  addEventListener(
    'keydown',
    event => {
      if (!isAnswered('search') && findButton() && take(event)) {
        event.preventDefault()
        event.stopImmediatePropagation()
      }
    },
    { capture: true },
  )
  onPress('[data-search-button]', (button, event) => {
    if (!isAnswered('search')) {
      event.preventDefault()
      event.stopPropagation()
      // Safari leaves a pressed button without focus to come back to.
      button.focus({ preventScroll: true })
      open('')
    }
  })
}
