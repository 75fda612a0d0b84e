type Kind = keyof Requests

type Kept<K extends Kind> = {
  detail: Requests[K]
  /** What was pressed and shows that it waits for the app: see firstLoad.css. */
  element: HTMLElement | null | undefined
  onCancel: (() => void) | undefined
}

const answers: { [K in Kind]?: (request: Requests[K]) => void } = {}

/** What the app was asked for while it was not there, in order. */
const kept: { [K in Kind]: Kept<K>[] } = {
  press: [],
  run: [],
  search: [],
  navigate: [],
}

export const isAnswered = (kind: Kind): boolean => kind in answers

export const isKept = (kind: Kind): boolean => kept[kind].length > 0

/** Whether somebody waits for an answer. */
const kinds = Object.keys(kept) as Kind[]

export const hasRequests = (): boolean => kinds.some(isKept)

/** Ends the waiting for a kind, and gives what was kept of it. */
const take = <K extends Kind>(kind: K): Kept<K>[] => {
  const taken = kept[kind].splice(0)
  for (const { element } of taken) {
    element?.removeAttribute('aria-busy')
  }
  return taken
}

/** Starts the app; ./app.ts sets it, which imports this file. */
let onRequest: () => void = () => undefined
export const whenRequested = (callback: () => void): void => {
  onRequest = callback
}

/**
 * Gives a request to the app, or keeps it until the app is there; `element` is
 * what the reader pressed, if something was.
 */
export const request = <K extends Kind>(
  kind: K,
  detail: Requests[K],
  element?: HTMLElement | null,
  onCancel?: () => void,
): void => {
  const answer = answers[kind]
  if (answer) {
    answer(detail)
    return
  }
  // A second click on Run is the same request; other buttons may be toggles.
  if (kind === 'run' && kept[kind].some(one => one.detail === detail)) {
    return
  }
  kept[kind].push({ detail, element, onCancel })
  element?.setAttribute('aria-busy', 'true')
  onRequest()
}

/** The visitor has cancelled, or the app did not load. */
export const cancel = (kind: Kind): void => {
  for (const { onCancel } of take(kind)) {
    onCancel?.()
  }
}

export const cancelAll = (): void => {
  kinds.forEach(cancel)
}

export const answer: FirstLoad['answer'] = (kind, callback) => {
  const given: Partial<Record<Kind, unknown>> = answers
  given[kind] = callback
  for (const { detail } of take(kind)) {
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
