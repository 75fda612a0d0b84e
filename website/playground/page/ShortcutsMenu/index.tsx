import { Fragment, type ReactNode, useEffect } from 'react'
import { isDialogOpen } from '../../../browser/isDialogOpen'
import controls from '../controls.module.css'
import { modifierKey } from '../modifierKey'
import { useLatest } from '../useLatest'
import { usePopover } from '../usePopover'
import { shortcuts } from './shortcuts'
import styles from './styles.module.css'

const isTyping = ({ target }: Event): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable="true"]') !== null

/** The list of shortcuts, on F1, on ? and on a button. */
export default function ShortcutsMenu(): ReactNode {
  const { isOpen, toggle, root } = usePopover()
  const latest = useLatest(toggle)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'F1' || (event.key === '?' && !isTyping(event))) {
        event.preventDefault()
        if (!isDialogOpen()) {
          latest.current()
        }
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
        <dl className={`${controls.popoverAbove} ${styles.list}`}>
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
