import { Fragment, type ReactNode } from 'react'
import { isDialogOpen } from '../../../browser/isDialogOpen'
import controls from '../controls.module.css'
import { modifierKey } from '../modifierKey'
import Popover from '../Popover'
import { usePageKeys } from '../usePageKeys'
import { usePopover } from '../usePopover'
import { shortcuts } from './shortcuts'
import styles from './styles.module.css'

const isTyping = ({ target }: Event): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable="true"]') !== null

/** The list of shortcuts, on F1, on ? and on a button. */
export default function ShortcutsMenu(): ReactNode {
  const popover = usePopover()
  usePageKeys(event => {
    if (event.key === 'F1' || (event.key === '?' && !isTyping(event))) {
      event.preventDefault()
      if (!isDialogOpen()) {
        popover.toggle()
      }
    }
  })
  return (
    <div className={styles.root}>
      <Popover
        state={popover}
        label="Shortcuts"
        aria-label="Keyboard shortcuts"
        aria-keyshortcuts="F1"
      >
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
      </Popover>
    </div>
  )
}
