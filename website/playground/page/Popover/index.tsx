import { type ReactNode, useId, useRef, useState } from 'react'
import controls from '../controls.module.css'

type Props = {
  label: ReactNode
  /** What it shows while it is open; it may close it. */
  children: (close: () => void) => ReactNode
}

/** A button and what it opens above it. Escape and a press elsewhere close it. */
export default function Popover({ label, children }: Props): ReactNode {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={controls.button}
        aria-expanded={isOpen}
        popoverTarget={id}
      >
        {label}
      </button>
      <div
        ref={box}
        id={id}
        popover="auto"
        className={controls.popover}
        // Drawn before it opens; kept until it has closed and given back the focus.
        onBeforeToggle={({ newState }) => newState === 'open' && setOpen(true)}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {isOpen && children(() => box.current?.hidePopover())}
      </div>
    </>
  )
}
