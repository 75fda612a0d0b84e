import { readStored } from '../../../browser/storage'

/** Set once the browser has fetched the faces, so that it has them at hand. */
const KEY = 'lfi.faces'
/** Text that was read for longer than this is not set anew. */
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

const readPlaces = (): number[] =>
  [...document.body.querySelectorAll('*')].map(
    part => part.getBoundingClientRect().top,
  )

/** Browsers take no notice of less. */
const MAX_MOVE_PX = 2

/**
 * The fallbacks are as wide on the whole, not word by word: at some widths a
 * word goes to another line, and all below it moves.
 */
const showIfNothingMoves = (): void => {
  const before = readPlaces()
  show()
  const moves = readPlaces().some((top, index) => {
    const was = before[index] ?? top
    return Math.min(top, was) < innerHeight && Math.abs(top - was) > MAX_MOVE_PX
  })
  if (moves) {
    delete document.documentElement.dataset.faces
  }
}

/**
 * To set a page in other faces is to lay it out again, which holds a slow
 * phone up. So faces that come late are for the next page, and so are those
 * that would move what is read; on a fast connection they come at once.
 */
export const loadFonts = async (): Promise<void> => {
  if ('faces' in document.documentElement.dataset) {
    return
  }
  const asked = performance.now()
  await Promise.all(faces.map(name => document.fonts.load(`1em "${name}"`)))
  areHere = true
  remember()
  if (performance.now() - asked < MAX_WAIT_MS) {
    showIfNothingMoves()
  }
}

/** The app has shown another page, which was never set in anything else. */
export const showFacesIfHere = (): void => {
  if (areHere) {
    show()
  }
}
