import type { Trace } from '@lfi-docs/trace'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { copyText } from '../../../browser/copyText'
import { usePopover } from '../../../playground/page/usePopover'
import styles from './styles.module.css'

const feedbackMilliseconds = 2000

/** What is seldom wanted of a trace. */
export default function MoreMenu({ trace }: { trace: Trace }): ReactNode {
  const { isOpen, toggle, root } = usePopover()
  const [feedback, setFeedback] = useState('')
  const item = useRef<HTMLButtonElement>(null)
  // After the popover has noted what to give the focus back to.
  useEffect(() => {
    if (isOpen) {
      item.current?.focus()
    }
  }, [isOpen])
  const copy = async (): Promise<void> => {
    const copied = await copyText(JSON.stringify(trace, undefined, 1))
    setFeedback(copied ? 'Copied' : 'Could not copy')
    setTimeout(() => setFeedback(''), feedbackMilliseconds)
  }
  return (
    <div ref={root} className={styles.root}>
      <button
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={toggle}
      >
        More
      </button>
      {isOpen && (
        <div role="menu" aria-label="More" className={styles.menu}>
          <button ref={item} type="button" role="menuitem" onClick={copy}>
            {feedback || 'Copy trace'}
          </button>
        </div>
      )}
    </div>
  )
}
