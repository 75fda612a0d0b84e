import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { browserStorage } from '../drafts/browserStorage'
import { createDraftStore } from '../drafts/draftStore'
import type { Opening } from '../drafts/openDocument'
import { openInitial } from './openInitial'
import type { WorkbenchProps } from './useWorkbench'
import Workbench from './Workbench'

type Props = Omit<WorkbenchProps, 'opening' | 'store'> & {
  /** Shown, at the same size, until the code to open is known. */
  fallback: ReactNode
}

/** The playground, with the code that the address or the drafts ask for. */
export default function Playground({ fallback, ...props }: Props): ReactNode {
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
      {...props}
      key={opening.document.id}
      opening={opening}
      store={store}
    />
  ) : (
    fallback
  )
}
