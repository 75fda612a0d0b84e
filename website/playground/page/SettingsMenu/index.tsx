import type { ReactNode } from 'react'
import controls from '../controls.module.css'
import { usePopover } from '../usePopover'

/** Switches that do not fit beside each other on a phone. */
export default function SettingsMenu({
  children,
}: {
  children: ReactNode
}): ReactNode {
  const { isOpen, toggle, root } = usePopover()
  return (
    <div ref={root} className={controls.popoverRoot}>
      <button
        type="button"
        className={controls.button}
        aria-expanded={isOpen}
        onClick={toggle}
      >
        Settings
      </button>
      {isOpen && <div className={controls.popoverAbove}>{children}</div>}
    </div>
  )
}
