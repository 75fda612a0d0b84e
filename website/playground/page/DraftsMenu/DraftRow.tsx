import { type ReactNode, useState } from 'react'
import { type Draft, titleOf } from '../../drafts/draft'
import styles from './styles.module.css'

type Props = {
  draft: Draft
  onOpen: () => void
  onRename: (name: string) => void
  onDelete: () => void
}

const timeOf = ({ savedAt }: Draft): string =>
  new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(savedAt)

/** One draft: opened by its title, and what else can be done with it. */
export default function DraftRow({
  draft,
  onOpen,
  onRename,
  onDelete,
}: Props): ReactNode {
  const [isNaming, setNaming] = useState(false)
  const [wasNamed, setNamed] = useState(false)
  const title = titleOf(draft)
  return (
    <div className={styles.row}>
      {isNaming ? (
        <form
          className={styles.naming}
          onSubmit={event => {
            event.preventDefault()
            const name = new FormData(event.currentTarget).get('name')
            onRename(String(name).trim())
            setNaming(false)
            setNamed(true)
          }}
        >
          <input
            name="name"
            aria-label="Name of the draft"
            maxLength={80}
            defaultValue={draft.name ?? ''}
            placeholder={title}
            // biome-ignore lint/a11y/noAutofocus: the visitor has asked for it
            autoFocus
          />
          <button type="submit">Save</button>
        </form>
      ) : (
        <>
          <button type="button" className={styles.open} onClick={onOpen}>
            <span className={styles.title}>{title}</span>
            <time
              className={styles.time}
              dateTime={new Date(draft.savedAt).toISOString()}
            >
              {timeOf(draft)}
            </time>
          </button>
          <button
            type="button"
            aria-label={`Rename ${title}`}
            // biome-ignore lint/a11y/noAutofocus: the field that had it is gone
            autoFocus={wasNamed}
            onClick={() => setNaming(true)}
          >
            Rename
          </button>
          <button
            type="button"
            aria-label={`Delete ${title}`}
            onClick={onDelete}
          >
            Delete
          </button>
        </>
      )}
    </div>
  )
}
