import { isLanguage } from '../../examples/model/language'
import type { Code } from '../sandbox/runner'
import { decodeShare, encodeShare } from '../share/share'
import { welcome } from './examples'
import { isRecent, keepRecent, listRecent } from './recent'

type Options = {
  readonly read: () => Code
  /** Whether the text is the one that it began as, which is not worth keeping. */
  readonly isOriginal: () => boolean
  /** Shows another text. */
  readonly show: (opened: Code, origin: Code) => void
  /** Says what is wrong with the link, or where the text is not kept, if it is. */
  readonly say: (about: 'link' | 'kept', problem: string | undefined) => void
}

/** Throttle: a crash loses no more of what is typed than this. */
const SAVE_MILLISECONDS = 500

const tooLong =
  'This code is too long for the address, so it will be lost when you leave this page. Copy it to keep it.'
const full =
  'Your browser’s storage is full, so this code is missing from Recent. The address of this page has it: share or bookmark it.'

/** Where a tab that is left keeps which hash came too late, for which other. */
const LEFT = 'lfi.playground.left'

/**
 * A reload asks for the address that there was when it was pressed. What was
 * typed just before is written by then to the one that the page is left with.
 */
const keepLeft = (before: string, hash: string): void => {
  try {
    sessionStorage.setItem(LEFT, JSON.stringify([before, hash]))
  } catch {
    // Without storage, what was typed in the last moment is lost.
  }
}

const takeLeft = (): string | undefined => {
  try {
    const [before, hash] = JSON.parse(sessionStorage.getItem(LEFT) ?? '[]')
    sessionStorage.removeItem(LEFT)
    return before === location.hash && typeof hash === 'string'
      ? hash
      : undefined
  } catch {
    return undefined
  }
}

/** What an entry of the history keeps of the text that it began with. */
const readOrigin = (): Code | undefined => {
  const { code, language } = Object(history.state?.origin)
  return typeof code === 'string' && isLanguage(language)
    ? { code, language }
    : undefined
}

const replaceHash = (hash: string): void =>
  history.replaceState(history.state, '', hash)

/**
 * Keeps the address and the text the same: opens what the address has, and lets
 * it, and the list of recent texts, follow what is typed.
 */
export const createAddress = ({ read, isOriginal, show, say }: Options) => {
  const { pathname } = location
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The hash that was written or opened last. */
  let shown: string | undefined
  /** The recent text that this one takes the place of when it changes. */
  let recent: string | undefined

  /** The hash that it wrote; undefined for a text that no address can hold. */
  const save = (): string | undefined => {
    clearTimeout(timer)
    timer = undefined
    const shared = read()
    const hash = encodeShare(shared)
    if (hash === '') {
      say('kept', tooLong)
      return undefined
    }
    // A link may have been followed, or another page opened.
    if (location.pathname === pathname && location.hash === (shown ?? '')) {
      shown = hash
      replaceHash(hash)
    }
    const isKept =
      isOriginal() ||
      shared.code.trim() === '' ||
      keepRecent(hash, shared.code, recent)
    recent = isRecent(hash) ? hash : undefined
    say('kept', isKept ? undefined : full)
    return hash
  }
  /** Saves what would be lost by what follows. */
  const flush = (): string | undefined =>
    timer === undefined ? undefined : save()

  const open = (): void => {
    const { hash } = location
    if (hash === shown) {
      return
    }
    flush()
    const isFirst = shown === undefined
    shown = hash
    if (hash === '' && !isFirst) {
      // The page's own address, with a text open: it gets the text's again.
      save()
      return
    }
    const last = hash === '' ? listRecent()[0]?.hash : undefined
    const { shared, problem } = decodeShare(last ?? hash)
    const opened = shared ?? (isFirst ? welcome : undefined)
    if (opened) {
      const { code, language } = opened
      const origin = readOrigin() ?? { code, language }
      recent = isRecent(last ?? hash) ? (last ?? hash) : undefined
      show(opened, origin)
      // The entry knows what its text began as, for Reset after a reload.
      history.replaceState({ ...history.state, origin }, '')
    }
    if (last !== undefined) {
      save()
    }
    say('link', problem)
  }

  /** What was typed a moment ago is written, for when the page is back. */
  const leave = (): void => {
    const before = shown ?? ''
    const hash = flush()
    if (hash !== undefined) {
      keepLeft(before, hash)
    }
  }
  return {
    /** To be called before all of the text is replaced: it stays in Recent. */
    startEntry: (): void => {
      // A text of less than a moment is not worth an entry.
      if (recent !== undefined) {
        flush()
      }
      recent = undefined
    },
    /** To be called when the text or its language has changed. */
    touch: (): void => {
      timer ??= setTimeout(save, SAVE_MILLISECONDS)
    },
    save,
    /** Opens what the address has, if it is not open. */
    open,
    /** Opens a text as an entry of its own: Back returns to the one before. */
    openHash: (hash: string): void => {
      flush()
      if (hash !== location.hash) {
        history.pushState(null, '', hash)
        open()
      }
    },
    /** Opens what the address has, now and when it changes, until it is left. */
    follow: (): (() => void) => {
      const listening = new AbortController()
      const { signal } = listening
      window.addEventListener('hashchange', open, { signal })
      window.addEventListener('pagehide', leave, { signal })
      window.addEventListener('blur', flush, { signal })
      document.addEventListener('visibilitychange', flush, { signal })
      const left = takeLeft()
      if (left !== undefined) {
        replaceHash(left)
      }
      open()
      return () => {
        leave()
        listening.abort()
      }
    },
  }
}
