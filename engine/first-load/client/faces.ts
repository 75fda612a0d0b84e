import { readStored } from './storage'

/** Set once the browser has fetched the faces, so that it has them at hand. */
const KEY = 'lfi.faces'
/** Whoever has read for longer than this keeps what the text is set in. */
const MAX_WAIT_MS = 250
/** As src/css/fonts.css names them. */
const faces = ['Instrument Sans Variable', 'JetBrains Mono Variable']

let areHere = false

const show = (): void => {
  document.documentElement.dataset.faces = ''
}

/** Before anything is drawn: faces that an earlier page has fetched. */
export const showKnownFaces = (): void => {
  if (readStored(KEY) !== null) {
    show()
  }
}

const remember = (): void => {
  try {
    localStorage.setItem(KEY, '')
  } catch {
    // Nobody chose this: the next page finds out for itself.
  }
}

/**
 * To set a page in other faces is to lay it out again, which holds a slow
 * phone up, and may move a word to another line. So faces that come late are
 * for the next page; on a fast connection they come at once.
 */
export const bringFaces = async (): Promise<void> => {
  if ('faces' in document.documentElement.dataset) {
    return
  }
  const asked = performance.now()
  await Promise.all(faces.map(name => document.fonts.load(`1em "${name}"`)))
  areHere = true
  remember()
  if (performance.now() - asked < MAX_WAIT_MS) {
    show()
  }
}

/** The app has shown another page, which was never set in anything else. */
export const showFacesIfHere = (): void => {
  if (areHere) {
    show()
  }
}
