import {
  asksForSearch,
  firstQuery,
  typeAhead,
} from '../../../search/client/searchKeys'
import { onPress } from './presses'
import { isAnswered, isKept, wish, withdraw } from './wishes'

/** What is asked of search so far, while there is no field to type into. */
let asked: Wishes['search'] | undefined

const findButton = (): HTMLElement | null =>
  document.querySelector('[data-search-button]')

const open = (query: string): void => {
  withdraw('search')
  asked = { query, isSubmitted: false }
  wish('search', asked, findButton())
}

const take = (event: KeyboardEvent): boolean => {
  // The app may have been given up meanwhile.
  asked = isKept('search') ? asked : undefined
  if (asksForSearch(event)) {
    if (asked) {
      withdraw('search')
    } else {
      open('')
    }
    return true
  }
  if (asked) {
    const next = typeAhead(event, asked)
    if (next) {
      // The object itself is what the app will be given.
      Object.assign(asked, next)
    } else {
      withdraw('search')
    }
    return next !== asked
  }
  const query =
    document.activeElement === findButton() ? firstQuery(event) : undefined
  if (query !== undefined) {
    open(query)
  }
  return query !== undefined
}

/** The shortcut, the button, and what is typed before the dialog arrives. */
export const answerSearch = (): void => {
  addEventListener(
    'keydown',
    event => {
      if (!isAnswered('search') && findButton() && take(event)) {
        event.preventDefault()
        event.stopPropagation()
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
      open(asked?.query ?? '')
    }
  })
}
