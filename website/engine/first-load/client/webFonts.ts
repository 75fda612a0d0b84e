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

const textsInView = (part: Node): Node[] => {
  if (!(part instanceof Element)) {
    return [part]
  }
  const { top, height } = part.getBoundingClientRect()
  return height && top < innerHeight
    ? [...part.childNodes].flatMap(textsInView)
    : []
}

/** Browsers do not report smaller layout shifts. */
const MAX_MOVE_PX = 2
/** A line that goes on a little earlier or later is read all the same. */
const MAX_MOVE_ASIDE_PX = 36

/** Where texts begin, in units of the moves that are too small to matter. */
const readPlaces = (texts: readonly Node[]): number[] => {
  const range = new Range()
  return texts.flatMap(text => {
    range.selectNode(text)
    const { x, y } = range.getClientRects()[0] ?? range.getBoundingClientRect()
    return [y / MAX_MOVE_PX, x / MAX_MOVE_ASIDE_PX]
  })
}

/**
 * The fallback fonts match in average width only: at some widths a word wraps
 * differently, and everything below it moves, or the rest of its line does.
 */
const showIfNothingMoves = (): void => {
  const texts = textsInView(document.body)
  const before = readPlaces(texts)
  show()
  const after = readPlaces(texts)
  if (after.some((at, i) => Math.abs(at - (before[i] ?? at)) > 1)) {
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
