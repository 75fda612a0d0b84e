import type { Code } from '../sandbox/runner'
import { isLanguage, type SharedCode } from '../share'
import { decodeShare } from '../share/decodeShare'
import { takeRunRequest } from '../share/runAtOnce'
import type { followText } from './address'
import type { createNotices } from './createNotices'
import { welcome } from './examples'
import { listRecent } from './recent'

/** What a text began as: an example, or what a link brought. */
export type Origin = Code & { readonly example?: string }

type Options = {
  readonly address: ReturnType<typeof followText>
  readonly notices: ReturnType<typeof createNotices>
  readonly isOpen: () => boolean
  /** Shows another text; the step is the one of the trace that is linked. */
  readonly show: (shared: SharedCode, origin: Origin) => void
  readonly run: () => void
  readonly trace: () => void
}

/** What an entry of the history keeps of the text that it began with. */
const readOrigin = (): Origin | undefined => {
  const { code, language, example } = Object(history.state?.origin)
  return typeof code === 'string' && isLanguage(language)
    ? { code, language, ...(typeof example === 'string' && { example }) }
    : undefined
}

/** Opens the texts that addresses hold. */
export const createOpener = ({
  address,
  notices: { dismiss, notify },
  isOpen,
  show,
  run,
  trace,
}: Options) => {
  /** Counts what was asked for: a slow answer must not replace a later one. */
  let asked = 0

  const enter = (shared: SharedCode, origin: Origin): void => {
    show(shared, origin)
    // The entry knows what its text began as, for Reset after a reload.
    history.replaceState({ ...history.state, origin }, '')
    address.enter(location.hash)
  }
  const open = async (): Promise<void> => {
    if (!address.isElsewhere()) {
      return
    }
    address.flush()
    const { hash } = location
    const isFirst = !isOpen()
    if (!(isFirst || hash)) {
      // The page's own address, with a text open: it gets the text's again.
      void address.save()
      return
    }
    const own = ++asked
    const [last] = hash ? [] : listRecent()
    const { shared, problem } = await decodeShare(last?.hash ?? hash)
    if (own !== asked) {
      return
    }
    dismiss('link', 'step')
    if (shared) {
      const { code, language } = shared
      enter(shared, readOrigin() ?? { code, language })
    } else if (isFirst) {
      const { id: example, code, language } = welcome
      enter(welcome, { example, code, language })
    } else {
      address.enter(hash)
    }
    if (last) {
      void address.save()
    }
    if (problem) {
      notify({ id: 'link', text: problem })
    }
    if (shared?.step !== undefined) {
      notify({
        id: 'step',
        text: `This link opens a trace at event ${shared.step}.`,
        actions: [{ label: 'Run trace', run: trace }],
      })
    }
    if (takeRunRequest()) {
      run()
    }
  }
  return {
    /** Opens what the address holds; of two links in a row, the second. */
    open: (): void => void open(),
    /** Opens a text as an entry of its own: Back returns to the one before. */
    openHash: (hash: string, state: unknown): void => {
      address.flush()
      if (hash === location.hash) {
        return
      }
      history.pushState(state, '', location.pathname + location.search + hash)
      void open()
    },
  }
}
