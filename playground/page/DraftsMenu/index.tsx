import type { ReactNode } from 'react'
import type { Draft } from '../../drafts/draft'
import controls from '../controls.module.css'
import Icon from '../Icon'
import { usePopover } from '../usePopover'
import styles from './styles.module.css'
import { titleOf } from './titleOf'

type Props = {
  drafts: readonly Draft[]
  onOpen: (draft: Draft) => void
}

const when = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
})

/** Drafts other than the open one: nothing that was typed is out of reach. */
export default function DraftsMenu({ drafts, onOpen }: Props): ReactNode {
  const { isOpen, toggle, close, root } = usePopover()
  if (drafts.length === 0) {
    return null
  }
  return (
    <div ref={root} className={styles.root}>
      <button
        type="button"
        className={controls.button}
        aria-label={`Drafts ${drafts.length}`}
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
            <button
              key={draft.id}
              type="button"
              onClick={() => {
                close()
                onOpen(draft)
              }}
            >
              <span className={styles.title}>{titleOf(draft.code)}</span>
              <time
                className={styles.time}
                dateTime={new Date(draft.savedAt).toISOString()}
              >
                {when.format(draft.savedAt)}
              </time>
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
