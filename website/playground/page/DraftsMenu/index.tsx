import type { ReactNode } from 'react'
import type { Draft } from '../../drafts/draft'
import controls from '../controls.module.css'
import Icon from '../Icon'
import Popover from '../Popover'
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
  const popover = usePopover()
  if (drafts.length === 0) {
    return null
  }
  return (
    <Popover
      state={popover}
      label={
        <>
          <Icon name="drafts">Drafts</Icon>{' '}
          <span className={styles.count}>{drafts.length}</span>
        </>
      }
    >
      <div className={controls.popoverAbove}>
        {drafts.map(draft => (
          <DraftRow
            key={draft.id}
            draft={draft}
            onOpen={() => {
              popover.close()
              onOpen(draft)
            }}
            onRename={name => onRename(draft, name)}
            onDelete={() => {
              // The row goes, and with it what was focused.
              popover.root.current?.querySelector('button')?.focus()
              onDelete(draft)
            }}
          />
        ))}
      </div>
    </Popover>
  )
}
