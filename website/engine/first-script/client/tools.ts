import { hasPoorConnection } from '../../../browser/connection'
import { createElement } from '../../../browser/createElement'

/** The tag of this script, into which the build wrote what it has to know. */
const tag = document.querySelector<HTMLScriptElement>('script[src*="/first."]')
// Without the origin, as the bundler writes addresses: it looks for tags by them.
const folder = new URL('.', tag?.src ?? location.href).pathname
const data: DOMStringMap = tag?.dataset ?? {}

export const baseUrl = folder.slice(0, -'assets/js/'.length)

/** While developing, the app runs all pages. */
export const isBuilt = data.tools !== undefined

/** Pages that React runs as a whole, such as the playground. */
export const isAppPage = !isBuilt || document.documentElement.dataset.app === ''

/** Where examples run. */
export const { sandbox } = data

const named = (names = ''): string[] =>
  names ? names.split(' ').map(name => folder + name) : []

/** What was asked for and has not failed. */
const loads = new Map<string, Promise<unknown>>()

const load = (address: string): Promise<unknown> => {
  const loading =
    loads.get(address) ??
    new Promise((resolve, reject) => {
      const script = document.createElement('script')
      script.src = address
      // In the order of insertion, although all are fetched at once.
      script.async = false
      script.onload = resolve
      script.onerror = () => {
        loads.delete(address)
        // The bundler would wait for a tag that it finds, and not try again.
        script.remove()
        reject(new Error(`${address} did not load.`))
      }
      document.head.append(script)
    })
  loads.set(address, loading)
  return loading
}

const ready = (): Promise<Tools> =>
  new Promise(resolve => {
    const look = (): void => {
      if (window.tools) {
        resolve(window.tools)
      } else {
        addEventListener('lfi:tools', look, { once: true })
      }
    }
    look()
  })

/** The scripts that a press needs, which no page has loaded before. */
const loadTools = async (kind?: 'run' | 'search'): Promise<Tools> => {
  const wanted = isAppPage
    ? []
    : [...named(data.tools), ...named(data[kind ?? ''])]
  await Promise.all(wanted.map(load))
  return ready()
}

/** Fetches them when a press is near, unless that costs the visitor. */
export const loadAhead = (kind: 'run' | 'search'): void => {
  if (!hasPoorConnection()) {
    // What fails is fetched again by the press, which says what failed.
    loadTools(kind)
      .then(async tools => {
        if (kind === 'search') {
          await tools.search()
        }
      })
      .catch(() => undefined)
  }
}

let notice: HTMLElement | undefined

export const hideFailure = (): void => {
  notice?.remove()
  notice = undefined
}

/** Tells the reader what did not load, and how to go on. */
export const showFailure = (text: string, onRetry: () => void): void => {
  const hadFocus = notice?.contains(document.activeElement)
  hideFailure()
  const retry = createElement('button', 'button', 'Retry')
  retry.onclick = onRetry
  notice = createElement('div', 'failure', createElement('p', '', text), retry)
  notice.role = 'alert'
  document.body.append(notice)
  if (hadFocus) {
    retry.focus()
  }
}

/** Until React runs its page, an app is nothing without each of its scripts. */
export const watchApp = (): void => {
  const look = (): void => {
    const isRunning = document.documentElement.dataset.hasHydrated === 'true'
    const lost = window.lostScripts?.find(address => address.includes(folder))
    if (lost && !isRunning) {
      console.warn(`${lost} did not load.`)
      showFailure(
        'The code of this page did not load. Check your connection.',
        () => location.reload(),
      )
    }
  }
  addEventListener('error', look, { capture: true })
  look()
}

/**
 * Has the tools answer a press; `pressed` shows that it waits. A second press
 * meanwhile is the same one.
 */
export const withTools = async (
  kind: 'run' | 'search' | undefined,
  pressed: HTMLElement | null,
  act: (tools: Tools) => Promise<unknown>,
): Promise<void> => {
  if (pressed?.ariaBusy === 'true') {
    return
  }
  pressed?.setAttribute('aria-busy', 'true')
  try {
    await act(await loadTools(kind))
    hideFailure()
  } catch (error) {
    console.warn(error)
    // The scripts of a page that was open during a deploy are gone.
    showFailure(
      'What you pressed did not load. Check your connection, or reload the page. Links and text work without it.',
      () => void withTools(kind, pressed, act),
    )
  }
  pressed?.removeAttribute('aria-busy')
}
