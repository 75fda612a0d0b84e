import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { browserStorage } from '../drafts/browserStorage'
import { createDraftStore } from '../drafts/draftStore'
import type { Opening } from '../drafts/openDocument'
import { openInitial } from './openInitial'
import type { Tracer } from './tracing'
import Workbench from './Workbench'

type Props = {
  baseUrl: string
  isEmbedded: boolean
  /** Fetches what records runs, when the visitor asks for it. */
  loadTracer: () => Promise<Tracer>
  /** Shown, at the same size, until the code to open is known. */
  fallback: ReactNode
}

/** The playground, with the code that the address or the drafts ask for. */
export default function Playground({
  baseUrl,
  isEmbedded,
  loadTracer,
  fallback,
}: Props): ReactNode {
  const store = useMemo(() => createDraftStore(browserStorage().local), [])
  const [opening, setOpening] = useState<Opening>()
  useEffect(() => {
    const open = (): void => {
      openInitial(store).then(setOpening, console.error)
    }
    open()
    window.addEventListener('hashchange', open)
    return () => window.removeEventListener('hashchange', open)
  }, [store])
  return opening ? (
    <Workbench
      key={opening.document.id}
      baseUrl={baseUrl}
      isEmbedded={isEmbedded}
      loadTracer={loadTracer}
      opening={opening}
      store={store}
    />
  ) : (
    fallback
  )
}
