import { type ReactNode, useEffect, useState } from 'react'
import { browserStorage } from '../drafts/browserStorage'
import { createDraftStore, type DraftStore } from '../drafts/draftStore'
import type { Opening } from '../drafts/openDocument'
import { openInitial } from './openInitial'
import type { WorkbenchProps } from './useWorkbench'
import Workbench from './Workbench'

type Props = Omit<WorkbenchProps, 'opening' | 'store'> & {
  /** Shown, at the same size, until the code to open is known. */
  fallback: ReactNode
}

let drafts: DraftStore | undefined

/**
 * One for as long as the app lives: it holds what found no room. A frame in
 * another page has the code of that page, and none of the reader's drafts.
 */
const openDrafts = (isEmbedded: boolean): DraftStore => {
  const { local, session, isLasting } = browserStorage()
  drafts ??= isEmbedded
    ? createDraftStore(session, true)
    : createDraftStore(local, isLasting)
  return drafts
}

/** The playground, with the code that the address or the drafts ask for. */
export default function Playground({ fallback, ...props }: Props): ReactNode {
  const [store] = useState(() => openDrafts(props.isEmbedded))
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
      {...props}
      key={opening.document.id}
      opening={opening}
      store={store}
    />
  ) : (
    fallback
  )
}
