import type { ReactNode } from 'react'
import controls from '../controls.module.css'
import Popover from '../Popover'
import { usePopover } from '../usePopover'

/** Switches that do not fit beside each other on a phone. */
export default function SettingsMenu({
  children,
}: {
  children: ReactNode
}): ReactNode {
  return (
    <Popover state={usePopover()} label="Settings">
      <div className={controls.popoverAbove}>{children}</div>
    </Popover>
  )
}
