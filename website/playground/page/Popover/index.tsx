import type { ComponentProps, ReactNode } from 'react'
import controls from '../controls.module.css'
import type { usePopover } from '../usePopover'

type Props = ComponentProps<'button'> & {
  state: ReturnType<typeof usePopover>
  label: ReactNode
}

/** A button, and what it opens: its children. */
export default function Popover({
  state: { isOpen, toggle, root },
  label,
  children,
  ...button
}: Props): ReactNode {
  return (
    <div ref={root} className={controls.popoverRoot}>
      <button
        {...button}
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
