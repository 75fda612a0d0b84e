type Kind = keyof Requests

const answers: { [K in Kind]?: (request: Requests[K]) => void } = {}

/** What the app was asked for while it was not there, in order. */
const pending: { [K in Kind]: Requests[K][] } = {
  press: [],
  run: [],
  search: [],
  navigate: [],
}

/** What was pressed and shows that it waits for the app: see firstLoad.css. */
const busyElements: { kind: Kind; element: HTMLElement }[] = []

export const isAnswered = (kind: Kind): boolean => kind in answers

export const isKept = (kind: Kind): boolean => pending[kind].length > 0

const clearBusy = (kind: Kind): void => {
  for (const busy of busyElements) {
    if (busy.kind === kind) {
      busy.element.removeAttribute('aria-busy')
    }
  }
}

/** Whether somebody waits for an answer. */
export const hasRequests = (): boolean =>
  Object.values(pending).some(requests => requests.length > 0)

/** Starts the app; ./app.ts sets it, which imports this file. */
let onRequest: () => void = () => undefined
export const whenRequested = (callback: () => void): void => {
  onRequest = callback
}

/**
 * Gives a request to the app, or keeps it until the app is there; `element` is what
 * the reader pressed, if something was.
 */
export const request = <K extends Kind>(
  kind: K,
  detail: Requests[K],
  element?: HTMLElement | null,
): void => {
  const answer = answers[kind]
  if (answer) {
    answer(detail)
    return
  }
  // A second click on Run is the same request; other buttons may be toggles.
  if (kind === 'run' && pending[kind].includes(detail)) {
    return
  }
  pending[kind].push(detail)
  if (element) {
    element.setAttribute('aria-busy', 'true')
    busyElements.push({ kind, element })
  }
  onRequest()
}

/** What to do when a request of a kind is cancelled. */
const ends: { [K in Kind]?: () => void } = {}
export const whenCancelled = (kind: Kind, callback: () => void): void => {
  ends[kind] = callback
}

/** The visitor has cancelled, or the app did not load. */
export const cancel = (kind: Kind): void => {
  pending[kind].splice(0)
  clearBusy(kind)
  ends[kind]?.()
}

export const cancelAll = (): void => {
  const kinds: Kind[] = ['press', 'run', 'search', 'navigate']
  kinds.forEach(cancel)
}

export const answer: FirstLoad['answer'] = (kind, callback) => {
  Object.assign(answers, { [kind]: callback })
  const kept = pending[kind].splice(0)
  clearBusy(kind)
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
