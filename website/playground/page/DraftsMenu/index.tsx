import type { ReactNode } from 'react'
import type { Draft } from '../../drafts/draft'
import controls from '../controls.module.css'
import Icon from '../Icon'
import { usePopover } from '../usePopover'
import DraftRow from './DraftRow'
import styles from './styles.module.css'

type Props = {
  drafts: readonly Draft[]
  onOpen: (draft: Draft) => void
  onRename: (draft: Draft, name: string) => void
  onDelete: (draft: Draft) => void
}

/** Drafts other than the open one: nothing that was typed is out of reach. */
export default function DraftsMenu({
  drafts,
  onOpen,
  onRename,
  onDelete,
}: Props): ReactNode {
  const { isOpen, toggle, close, root } = usePopover()
  if (drafts.length === 0) {
    return null
  }
  return (
    <div ref={root} className={controls.popoverRoot}>
      <button
        type="button"
        className={controls.button}
        aria-expanded={isOpen}
        onClick={toggle}
      >
        <Icon name="drafts" />
        <span className={controls.buttonText}>Drafts</span>{' '}
        <span className={styles.count}>{drafts.length}</span>
      </button>
      {isOpen && (
        <div className={controls.popoverAbove}>
          {drafts.map(draft => (
            <DraftRow
              key={draft.id}
              draft={draft}
              onOpen={() => {
                close()
                onOpen(draft)
              }}
              onRename={name => onRename(draft, name)}
              onDelete={() => {
                // The row goes, and with it what was focused.
                root.current?.querySelector('button')?.focus()
                onDelete(draft)
              }}
            />
          ))}
        </div>
      )}
    </div>
  )
}
