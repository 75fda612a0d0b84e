import { openFrame } from '@lfi-docs/sandbox'
import { hasPoorConnection } from '../../../browser/connection'
import { nextTask } from '../../../browser/nextTask'
import { prefetchScript } from '../../../browser/prefetchScript'
import { wasUpdated } from '../../../browser/wasUpdated'
import { hideFailure, showFailure } from './failure'
import { afterFrame } from './intent'
import { cancelAll, hasRequests, isAnswered, whenRequested } from './requests'
import { whenAtRest } from './visibility'

const RELOADED = 'lfi.reloaded'

/** The tag of this script, into which the build wrote what it has to know. */
const tag = document.querySelector<HTMLScriptElement>('script[src*="/first."]')
// Without the origin, as the bundler writes addresses: it looks for tags by them.
const folder = new URL('.', tag?.src ?? location.href).pathname

export const baseUrl = folder.slice(0, -'assets/js/'.length)

const named = (names?: string): string[] =>
  names?.split(' ').map(name => `${folder}${name}`) ?? []

/**
 * The app's scripts, in the order in which they are to run. None while
 * developing, when the page starts the app by itself.
 */
const scripts = named(tag?.dataset.app)
const sandbox = tag?.dataset.sandbox

export const isBuilt = scripts.length > 0

/** How often the scripts were asked for. */
let attempts = 0
let state: 'waiting' | 'starting' | 'failed' = 'waiting'

const isMissing = (address: string | undefined): boolean =>
  !document.querySelector(`script[src="${address}"]`)

const load = (address: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    // In the order of insertion, although all are fetched at once.
    script.async = false
    script.onload = resolve
    script.onerror = () => {
      // The bundler would wait for a tag that it finds, and not ask again.
      script.remove()
      reject()
    }
    document.head.append(script)
  })

/** The bundler's runtime and the app; the others are the page's. */
const OF_APP = 2

/** With what an example runs with. */
const AT_ONCE = 3

/** Then one in each task: requesting all of them at once blocks a slow phone. */
const loadAll = async (addresses: readonly string[]): Promise<void> => {
  const loaded: Promise<unknown>[] = []
  for (const address of addresses.filter(isMissing)) {
    const loading = load(address)
    // A rejection before `Promise.all` would be reported as unhandled.
    loading.catch(() => undefined)
    if (loaded.push(loading) >= AT_ONCE) {
      await nextTask()
    }
  }
  await Promise.all(loaded)
}

/** Once for each page: a site without its scripts must not reload for ever. */
const reloadOnce = (): boolean => {
  try {
    if (sessionStorage.getItem(RELOADED) === location.pathname) {
      return false
    }
    sessionStorage.setItem(RELOADED, location.pathname)
  } catch {
    return false
  }
  location.reload()
  return true
}

const tellFailure = (): void => {
  cancelAll()
  showFailure(attempts, retry)
}

const onFailure = async (): Promise<void> => {
  state = 'failed'
  // This page's scripts are gone if the site was deployed anew.
  if ((await wasUpdated()) && reloadOnce()) {
    return
  }
  // Retry was clicked if there was an attempt before.
  if (hasRequests() || attempts > 1) {
    tellFailure()
  }
}

/** Fetches and runs the app; what was pressed meanwhile is answered by it. */
export const start = (): void => {
  if (state !== 'waiting' || !isBuilt) {
    return
  }
  state = 'starting'
  attempts += 1
  // The app has started without the page's chunks, and does not retry them.
  const hasGivenUp = !isMissing(scripts[OF_APP - 1])
  const first = window.firstFrame
    ? [...scripts.slice(0, OF_APP), ...named(tag?.dataset.run)]
    : scripts
  loadAll(first)
    // Whoever pressed Run waits for what it prints, and not for the page.
    .then(() => window.firstRun)
    .then(() => loadAll(scripts))
    .then(() => (hasGivenUp ? location.reload() : hideFailure()))
    .catch(onFailure)
}

/**
 * Opens the frame of the example that is about to run. Browsers give it a
 * process of its own, which takes as long as the app.
 */
export const openSandbox = (): void => {
  if (sandbox && !isAnswered('run')) {
    window.firstFrame ??= openFrame(sandbox)
  }
}

const retry = (): void => {
  state = 'waiting'
  start()
}

/** Prefetches the app, so that starting it does not wait for the network. */
export const prepare = (): void => {
  whenRequested(() => {
    if (state === 'failed') {
      tellFailure()
    }
    afterFrame(start)
  })
  whenAtRest(() => {
    if (state === 'waiting' && !hasPoorConnection()) {
      scripts.forEach(prefetchScript)
    }
  })
}
