// The bar that says a page is on its way, after a while of waiting for it.
// `nprogress`, which the theme would use, is three times as long for the same.
const settings = {
  delay: 200,
  minimum: 0.08,
  speed: 200,
  trickleRate: 0.02,
  trickleSpeed: 800,
}

let pending: number | undefined
let element: HTMLElement | undefined
let progress = 0
let trickle: number | undefined

const show = (next: number) => {
  progress = next
  const bar = element?.firstElementChild
  if (bar instanceof HTMLElement) {
    bar.style.transition = `all ${settings.speed}ms ease`
    bar.style.transform = `translate3d(${(next - 1) * 100}%, 0, 0)`
  }
}

const start = () => {
  if (element) {
    return
  }
  element = document.createElement('div')
  element.id = 'nprogress'
  const bar = document.createElement('div')
  bar.className = 'bar'
  element.append(bar)
  document.body.append(element)
  show(settings.minimum)
  trickle = window.setInterval(
    () => show(Math.min(0.99, progress + Math.random() * settings.trickleRate)),
    settings.trickleSpeed,
  )
}

const finish = () => {
  window.clearTimeout(pending)
  window.clearInterval(trickle)
  const finished = element
  show(1)
  element = undefined
  window.setTimeout(() => finished?.remove(), 2 * settings.speed)
}

type RouteUpdate = {
  location: { pathname: string }
  previousLocation: { pathname: string } | null
}

export default {
  onRouteUpdate({ location, previousLocation }: RouteUpdate) {
    if (!previousLocation || location.pathname === previousLocation.pathname) {
      return undefined
    }
    // One navigation may take the place of another that is still waiting.
    window.clearTimeout(pending)
    pending = window.setTimeout(start, settings.delay)
    return () => window.clearTimeout(pending)
  },
  onRouteDidUpdate: finish,
}
