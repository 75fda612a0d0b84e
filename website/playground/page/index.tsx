import { useLocation } from '@docusaurus/router'
import { type ReactNode, useEffect, useState } from 'react'
import { createWorkbench, type WorkbenchOptions } from './createWorkbench'
import { useStore } from './store'
import Workbench from './Workbench'

type Props = WorkbenchOptions & {
  /** Shown, at the same size, until the code to open is known. */
  fallback: ReactNode
}

/** The playground, with the code that the address has. */
export default function Playground({ fallback, ...options }: Props): ReactNode {
  const [workbench] = useState(() => createWorkbench(options))
  const isOpen = useStore(workbench.store, ({ origin }) => origin !== undefined)
  useEffect(() => workbench.open(), [workbench])
  // A link within the site changes the address without an event of its own.
  const { key, hash } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address may have another text
  useEffect(() => workbench.openAddress(), [workbench, key, hash])
  return isOpen ? <Workbench workbench={workbench} /> : fallback
}
