import { encodeShare, MAX_HASH_LENGTH, type SharedCode } from '../share'
import { storedHash } from '../share/client/storedHash'
import { isRecent, keepRecent } from './recent'

/** A pause in typing that is worth another address. */
const PAUSE_MILLISECONDS = 300
/** A crash loses no more than this of typing without a pause. */
const MAX_UNSAVED_MILLISECONDS = 2000
/** Beyond this, a hash takes compression, which browsers do not do at once. */
const MAX_STORED_BYTES = 65_535

/** Where a tab that is left keeps which address came too late, for which. */
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

/** Where the text is kept; neither is, if it is blank or what it began as. */
export type Kept = {
  /** False if no address is long enough for it. */
  readonly inAddress: boolean
  /** False if the browser's storage has no room for it. */
  readonly inRecent: boolean
}

type Options = {
  readonly read: () => SharedCode
  /** Whether there is anything to keep. */
  readonly isEdited: () => boolean
  readonly onKept: (kept: Kept) => void
}

/** Lets the address, and the list of recent texts, follow what is typed. */
export const followText = ({ read, isEdited, onKept }: Options) => {
  const { pathname } = location
  let timer: ReturnType<typeof setTimeout> | undefined
  /** When the text that is not saved yet has to be, at the latest. */
  let due = 0
  /** The address that was written or opened last, and its recent text. */
  let shown: string | undefined
  let recent: string | undefined
  /** Counts texts that were opened: a slow save must not overwrite the next. */
  let opened = 0

  /** Whether the address is still this text's: a link may have been followed. */
  const isHere = (): boolean =>
    location.pathname === pathname && location.hash === (shown ?? '')
  const show = (hash: string): void => {
    shown = hash
    history.replaceState(history.state, '', pathname + location.search + hash)
  }
  const keep = (hash: string, code: string): void => {
    const inAddress = hash.length <= MAX_HASH_LENGTH
    if (inAddress && isHere()) {
      show(hash)
    }
    const inRecent =
      !isEdited() || code.trim() === '' || keepRecent(hash, code, recent)
    recent = isRecent(hash) ? hash : undefined
    onKept({ inAddress, inRecent })
  }
  const save = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    const { code, language } = read()
    const asked = opened
    const hash = await encodeShare({ code, language })
    // Typed on, or opened another: that is saved by itself.
    if (asked === opened && timer === undefined) {
      keep(hash, code)
    }
  }
  /** Saves at once, without compression, what may be lost by what follows. */
  const flush = (): string | undefined => {
    if (timer === undefined) {
      return undefined
    }
    clearTimeout(timer)
    timer = undefined
    const { code, language } = read()
    if (new TextEncoder().encode(code).length <= MAX_STORED_BYTES) {
      const hash = storedHash(code, language)
      keep(hash, code)
      return hash
    }
    const former = recent
    if (isEdited()) {
      void encodeShare({ code, language }).then(hash =>
        keepRecent(hash, code, former),
      )
    }
    return undefined
  }
  return {
    /** To be called when the text or its language has changed. */
    touch: (): void => {
      const now = Date.now()
      if (timer === undefined) {
        due = now + MAX_UNSAVED_MILLISECONDS
      }
      clearTimeout(timer)
      const pause = Math.max(0, Math.min(PAUSE_MILLISECONDS, due - now))
      timer = setTimeout(() => void save(), pause)
    },
    save,
    flush,
    /** To be called when the page is left, for another or to be loaded again. */
    quit: (): void => {
      const before = shown ?? ''
      const hash = flush()
      if (hash !== undefined) {
        keepLeft(before, hash)
      }
    },
    /** To be called when the page is loaded. */
    resume: (): void => {
      const hash = takeLeft()
      if (hash !== undefined) {
        show(hash)
        shown = undefined
      }
    },
    /** To be called when the text of the address has been opened. */
    enter: (hash: string): void => {
      opened++
      shown = hash
      recent = isRecent(hash) ? hash : undefined
    },
    /** Whether the address has another text than was written there or opened. */
    isElsewhere: (): boolean => location.hash !== shown,
  }
}
