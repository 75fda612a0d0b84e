import { Fragment, type ReactNode, useEffect } from 'react'
import controls from '../controls.module.css'
import { modifierKey } from '../modifierKey'
import { useLatest } from '../useLatest'
import { usePopover } from '../usePopover'
import styles from './styles.module.css'

type Shortcut = { readonly keys: readonly string[]; readonly does: string }

const shortcuts = (mod: string): readonly Shortcut[] => [
  { keys: [mod, 'Enter'], does: 'Run' },
  { keys: [mod, 'Shift', 'Enter'], does: 'Trace' },
  { keys: [mod, 'S'], does: 'Save in this browser' },
  { keys: ['Shift', 'Alt', 'F'], does: 'Format' },
  { keys: [mod, 'Space'], does: 'Complete a name' },
  { keys: [mod, 'K'], does: 'Insert a function, found by word, type or value' },
  { keys: ['F12'], does: 'Open the page of a function' },
  { keys: [mod, 'F'], does: 'Find and replace' },
  { keys: [mod, '/'], does: 'Comment lines out or in' },
  { keys: ['Alt', 'Up'], does: 'Move the line up' },
  { keys: [mod, 'D'], does: 'Select the next occurrence' },
  { keys: ['Esc', 'Tab'], does: 'Leave the editor' },
  { keys: ['Enter'], does: 'In the console: its links to lines, then arrows' },
  { keys: ['// ^?'], does: 'Type of what is above the caret' },
  { keys: ['F1'], does: 'This list; outside the editor also ?' },
]

const isTyping = ({ target }: Event): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable="true"]') !== null

/** The keys that do something here, on F1, on ? and on a button. */
export default function ShortcutsMenu(): ReactNode {
  const { isOpen, toggle, root } = usePopover()
  const latest = useLatest(toggle)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'F1' || (event.key === '?' && !isTyping(event))) {
        event.preventDefault()
        latest.current()
      }
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [latest])
  return (
    <div ref={root} className={styles.root}>
      <button
        type="button"
        className={controls.button}
        aria-label="Keyboard shortcuts"
        aria-keyshortcuts="F1"
        aria-expanded={isOpen}
        onClick={toggle}
      >
        Shortcuts
      </button>
      {isOpen && (
        <dl className={controls.popoverAbove}>
          {shortcuts(modifierKey()).map(({ keys, does }) => (
            <div key={does} className={styles.row}>
              <dt>
                {keys.map(key => (
                  <Fragment key={key}>
                    <kbd>{key}</kbd>{' '}
                  </Fragment>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
