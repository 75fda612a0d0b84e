import { createElement } from '../../../browser/createElement'

/** The specification's numbers. */
const DELAY_MS = 200
const MINIMUM = 0.08
const SPEED_MS = 200
const TRICKLE_RATE = 0.02
const TRICKLE_MS = 800

const bar = createElement('div', '', createElement('div', 'bar'))
bar.id = 'nprogress'
let timer = 0
let trickle = 0
let progress = 0

const show = (next: number): void => {
  progress = next
  bar.style.setProperty('--missing', `${(next - 1) * 100}%`)
}

const stop = (): void => {
  clearTimeout(timer)
  clearInterval(trickle)
}

/** A bar that says a page is on its way, if that takes a while. */
export const beginProgress = (): void => {
  stop()
  bar.remove()
  timer = window.setTimeout(() => {
    show(MINIMUM)
    document.body.append(bar)
    trickle = window.setInterval(
      () => show(Math.min(0.99, progress + Math.random() * TRICKLE_RATE)),
      TRICKLE_MS,
    )
  }, DELAY_MS)
}

export const endProgress = (): void => {
  stop()
  show(1)
  timer = window.setTimeout(() => bar.remove(), 2 * SPEED_MS)
}
