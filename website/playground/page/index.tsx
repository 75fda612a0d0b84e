import { useLocation } from '@docusaurus/router'
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { fitVisibleHeight } from '../../browser/fitVisibleHeight'
import { createWorkbench, type Workbench } from './createWorkbench'
import KeysRow from './KeysRow'
import Notice from './Notice'
import Split from './Split'
import StatusBar from './StatusBar'
import { useStore } from './store'
import styles from './styles.module.css'
import Toolbar from './Toolbar'
import { usePageShortcuts } from './usePageShortcuts'

type Props = { workbench: Workbench }

function OpenWorkbench({ workbench }: Props): ReactNode {
  const { store, attach, editor, output } = workbench
  const trace = useStore(store, ({ trace }) => trace)
  const pane = useStore(store, ({ pane }) => pane)
  usePageShortcuts(workbench)
  return (
    <div
      ref={(root: HTMLDivElement) => fitVisibleHeight(root)}
      className={styles.workbench}
    >
      <Toolbar workbench={workbench} />
      <Split
        first={
          <div className={styles.pane} data-shown={pane === 'code'}>
            <div ref={attach} className={styles.editor} />
            <Notice workbench={workbench} />
            <KeysRow readEditor={editor} />
          </div>
        }
        second={
          <div className={styles.pane} data-shown={pane === 'console'}>
            <div className={styles.outputs}>
              {trace && <div ref={trace} className="trace-host" />}
              <div ref={output.mount} className={styles.console} />
            </div>
          </div>
        }
      />
      <StatusBar workbench={workbench} />
    </div>
  )
}

/** The playground, with the code that the address has. */
export default function Playground(): ReactNode {
  const [workbench] = useState(createWorkbench)
  const isOpen = useStore(workbench.store, ({ origin }) => origin !== undefined)
  useLayoutEffect(() => workbench.open(), [workbench])
  // A link within the site changes the address without an event of its own.
  const { key, hash } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address may have another text
  useEffect(() => workbench.openAddress(), [workbench, key, hash])
  return isOpen && <OpenWorkbench workbench={workbench} />
}
