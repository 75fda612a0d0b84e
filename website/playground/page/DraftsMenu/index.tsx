import type { ReactNode } from 'react'
import { type Draft, titleOf } from '../../drafts/draft'
import controls from '../controls.module.css'
import Icon from '../Icon'
import Popover from '../Popover'
import { usePopover } from '../usePopover'
import styles from './styles.module.css'

type Props = {
  drafts: readonly Draft[]
  onOpen: (draft: Draft) => void
  onDelete: (draft: Draft) => void
}

const when = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
})

/** Drafts other than the open one: nothing that was typed is out of reach. */
export default function DraftsMenu({
  drafts,
  onOpen,
  onDelete,
}: Props): ReactNode {
  const popover = usePopover()
  if (drafts.length === 0) {
    return null
  }
  return (
    <Popover
      state={popover}
      label={
        <>
          <Icon name="drafts" />
          <span className={controls.buttonText}>Drafts</span>{' '}
          <span className={styles.count}>{drafts.length}</span>
        </>
      }
    >
      <div className={controls.popoverAbove}>
        {drafts.map(draft => (
          <div key={draft.id} className={styles.row}>
            <button
              type="button"
              className={styles.open}
              onClick={() => {
                popover.close()
                onOpen(draft)
              }}
            >
              <span className={styles.title}>{titleOf(draft)}</span>
              <time
                className={styles.time}
                dateTime={new Date(draft.savedAt).toISOString()}
              >
                {when.format(draft.savedAt)}
              </time>
            </button>
            <button
              type="button"
              aria-label={`Delete ${titleOf(draft)}`}
              onClick={() => {
                // The row goes, and with it what was focused.
                popover.root.current?.querySelector('button')?.focus()
                onDelete(draft)
              }}
            >
              Delete
            </button>
          </div>
        ))}
      </div>
    </Popover>
  )
}
