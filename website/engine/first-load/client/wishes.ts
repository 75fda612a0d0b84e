type Kind = keyof Wishes

const answers: { [K in Kind]?: (wish: Wishes[K]) => void } = {}

/** What the app was asked for while it was not there, in order. */
const pending: { [K in Kind]: Wishes[K][] } = {
  press: [],
  run: [],
  search: [],
  navigate: [],
}

/** What was pressed and shows that it waits for the app: see firstLoad.css. */
const signs: { kind: Kind; element: HTMLElement }[] = []

export const isAnswered = (kind: Kind): boolean => kind in answers

export const isKept = (kind: Kind): boolean => pending[kind].length > 0

const stopSigns = (kind: Kind): void => {
  for (const sign of signs) {
    if (sign.kind === kind) {
      sign.element.removeAttribute('aria-busy')
    }
  }
}

/** Whether somebody waits for an answer. */
export const hasWishes = (): boolean =>
  Object.values(pending).some(wishes => wishes.length > 0)

/** Starts the app; ./app.ts sets it, which imports this file. */
let onWish: () => void = () => undefined
export const whenWished = (callback: () => void): void => {
  onWish = callback
}

/**
 * Gives a wish to the app, or keeps it until the app is there; `sign` is what
 * the reader pressed, if something was.
 */
export const wish = <K extends Kind>(
  kind: K,
  detail: Wishes[K],
  sign?: HTMLElement | null,
): void => {
  const answer = answers[kind]
  if (answer) {
    answer(detail)
    return
  }
  // Run pressed again while it waits is the same wish; another button may be
  // one that opens and closes.
  if (kind === 'run' && pending[kind].includes(detail)) {
    return
  }
  pending[kind].push(detail)
  if (sign) {
    sign.setAttribute('aria-busy', 'true')
    signs.push({ kind, element: sign })
  }
  onWish()
}

/** What to do when a wish of a kind is withdrawn. */
const ends: { [K in Kind]?: () => void } = {}
export const whenWithdrawn = (kind: Kind, callback: () => void): void => {
  ends[kind] = callback
}

/** The reader has changed their mind, or can't be helped. */
export const withdraw = (kind: Kind): void => {
  pending[kind].splice(0)
  stopSigns(kind)
  ends[kind]?.()
}

export const withdrawAll = (): void => {
  const kinds: Kind[] = ['press', 'run', 'search', 'navigate']
  kinds.forEach(withdraw)
}

export const answer: FirstLoad['answer'] = (kind, callback) => {
  Object.assign(answers, { [kind]: callback })
  const kept = pending[kind].splice(0)
  stopSigns(kind)
  for (const detail of kept) {
    // What is no longer on the page can't be answered.
    if (!(detail instanceof HTMLElement) || detail.isConnected) {
      callback(detail)
    }
  }
  return () => {
    if (answers[kind] === callback) {
      delete answers[kind]
    }
  }
}
