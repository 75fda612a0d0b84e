import { cutQuery } from '../../../search/client/queryField'
import { asksForSearch, firstQuery } from '../../../search/client/searchKeys'
import { findAround, onApproach, onPress } from './presses'
import { loadAhead, withTools } from './tools'

const BUTTON = '[data-search-button]'

/** Closes the search dialog, if it is open. */
let closeDialog: (() => void) | undefined

const findButton = (): HTMLElement | null => document.querySelector(BUTTON)

/** What is typed into until the dialog is here, which looks the same. */
const findField = (): HTMLDialogElement | null =>
  document.querySelector('.early-search')

const isOpen = (): boolean =>
  closeDialog !== undefined || findField()?.open === true

/** Whether it was open. */
export const closeSearch = (): boolean => {
  const wasOpen = isOpen()
  closeDialog?.()
  findField()?.close()
  return wasOpen
}

let isLoading = false

const open = (query: string): void => {
  const field = findField()
  const input = field?.querySelector('input')
  if (!(field && input) || isOpen()) {
    return
  }
  input.value = query || cutQuery(getSelection()?.toString() ?? '')
  field.showModal()
  if (query === '') {
    input.select()
  }
  // Closed and opened again before the dialog has loaded.
  if (isLoading) {
    return
  }
  isLoading = true
  let hasFailed = false
  const load = withTools('search', findButton(), async tools => {
    const openDialog = await tools.search()
    // After a failure the notice takes the place of the field.
    if (field.open || hasFailed) {
      // Native: the focus goes back to where it was.
      field.close()
      closeDialog = openDialog(input.value, () => {
        closeDialog = undefined
      })
    }
  })
  void load.then(() => {
    isLoading = false
    hasFailed = field.open
    field.close()
  })
}

const onKeyDown = (event: KeyboardEvent): void => {
  const isShortcut = asksForSearch(event)
  const query =
    document.activeElement === findButton() ? firstQuery(event) : undefined
  if (findButton() && (isShortcut || query !== undefined)) {
    event.preventDefault()
    event.stopImmediatePropagation()
    if (!isOpen()) {
      open(isShortcut ? '' : (query ?? ''))
    } else if (event.key !== '/') {
      closeSearch()
    }
  }
}

/** The shortcut, the button, and a field for what is typed before the dialog. */
export const answerSearch = (): void => {
  addEventListener('keydown', onKeyDown, { capture: true })
  onPress(BUTTON, button => {
    // Safari leaves a pressed button without focus to come back to.
    button.focus({ preventScroll: true })
    open('')
  })
  onPress('.early-search button', () => findField()?.close())
  // What is outside of the box counts as the dialog itself; the press of a click
  // that selects text may end there.
  addEventListener('pointerdown', ({ target }) => {
    if (target instanceof HTMLDialogElement && target === findField()) {
      target.close()
    }
  })
  onApproach(event => {
    if (findAround(event, BUTTON)) {
      loadAhead('search')
    }
  })
}
