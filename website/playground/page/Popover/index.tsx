import type { ReactNode } from 'react'
import controls from '../controls.module.css'
import type { PopoverState } from '../usePopover'

type Props = {
  state: PopoverState
  label: ReactNode
  /** What the button opens. */
  children: ReactNode
}

export default function Popover({
  state: { isOpen, toggle, root },
  label,
  children,
}: Props): ReactNode {
  return (
    <div ref={root} className={controls.popoverRoot}>
      <button
        type="button"
        className={controls.button}
        aria-expanded={isOpen}
        onClick={toggle}
      >
        {label}
      </button>
      {isOpen && children}
    </div>
  )
}
