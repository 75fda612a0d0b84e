/** The specification's numbers. */
const DELAY_MS = 200
const MINIMUM = 0.08
const SPEED_MS = 200
const TRICKLE_RATE = 0.02
const TRICKLE_MS = 800

let pending: number | undefined
let trickle: number | undefined
let bar: HTMLElement | undefined
let progress = 0

const show = (next: number): void => {
  progress = next
  if (bar?.firstElementChild instanceof HTMLElement) {
    const { style } = bar.firstElementChild
    style.transition = `all ${SPEED_MS}ms ease`
    style.transform = `translate3d(${(next - 1) * 100}%, 0, 0)`
  }
}

const begin = (): void => {
  bar = document.createElement('div')
  bar.id = 'nprogress'
  bar.innerHTML = '<div class="bar"></div>'
  document.body.append(bar)
  show(MINIMUM)
  trickle = window.setInterval(
    () => show(Math.min(0.99, progress + Math.random() * TRICKLE_RATE)),
    TRICKLE_MS,
  )
}

export const endProgress = (): void => {
  clearTimeout(pending)
  clearInterval(trickle)
  const ended = bar
  show(1)
  bar = undefined
  setTimeout(() => ended?.remove(), 2 * SPEED_MS)
}

/** A bar that says a page is on its way, if that takes a while. */
export const beginProgress = (): void => {
  clearTimeout(pending)
  if (bar) {
    return
  }
  pending = window.setTimeout(begin, DELAY_MS)
}
