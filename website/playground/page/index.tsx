import { useLocation } from '@docusaurus/router'
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { createWorkbench } from './createWorkbench'
import { useStore } from './store'
import Workbench from './Workbench'

/** The playground, with the code that the address has. */
export default function Playground(): ReactNode {
  const [workbench] = useState(createWorkbench)
  const isOpen = useStore(workbench.store, ({ origin }) => origin !== undefined)
  useLayoutEffect(() => workbench.open(), [workbench])
  // A link within the site changes the address without an event of its own.
  const { key, hash } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address may have another text
  useEffect(() => workbench.openAddress(), [workbench, key, hash])
  return isOpen && <Workbench workbench={workbench} />
}
