import { readStored } from '../../../browser/storage'

/** Set once the fonts are in the browser's cache. */
const KEY = 'lfi.fonts'
/** Fonts that load later are not applied to text that is being read. */
const MAX_WAIT_MS = 250
/** As src/css/fonts.css names them. */
const fonts = ['Instrument Sans Variable', 'JetBrains Mono Variable']

let areHere = false

const show = (): void => {
  document.documentElement.dataset.fonts = ''
}

/** Before the first paint: applies fonts that an earlier page has loaded. */
export const showKnownFonts = (): void => {
  if (readStored(KEY) !== null) {
    show()
  }
}

const readPlaces = (): number[] =>
  [...document.body.querySelectorAll('*')].map(
    part => part.getBoundingClientRect().top,
  )

/** Browsers do not report smaller layout shifts. */
const MAX_MOVE_PX = 2

/**
 * The fallback fonts match in average width only: at some widths a word wraps
 * differently, and everything below it moves.
 */
const showIfNothingMoves = (): void => {
  const before = readPlaces()
  show()
  const moves = readPlaces().some((top, index) => {
    const was = before[index] ?? top
    return Math.min(top, was) < innerHeight && Math.abs(top - was) > MAX_MOVE_PX
  })
  if (moves) {
    delete document.documentElement.dataset.fonts
  }
}

/**
 * Changing fonts lays the page out again, which blocks a slow phone. So fonts
 * that load late, or would move visible text, are used from the next page on.
 * Rejects if they do not load or can't be remembered.
 */
export const loadFonts = async (): Promise<void> => {
  if ('fonts' in document.documentElement.dataset) {
    return
  }
  const asked = performance.now()
  await Promise.all(fonts.map(name => document.fonts.load(`1em "${name}"`)))
  areHere = true
  if (performance.now() - asked < MAX_WAIT_MS) {
    showIfNothingMoves()
  }
  // Last: it throws without storage, and then the next page loads them again.
  localStorage.setItem(KEY, '')
}

/** The app has shown another page, which was never set in anything else. */
export const showFontsIfHere = (): void => {
  if (areHere) {
    show()
  }
}
