import { type ReactNode, useState } from 'react'
import { MAX_FILES, whyNotNamed } from '../../project/project'
import controls from '../controls.module.css'
import Icon from '../Icon'
import TabList from '../TabList'
import styles from './styles.module.css'

export const EDITOR_ID = 'playground-editor'

type Props = {
  /** The main file first, which keeps its name. */
  names: readonly string[]
  active: string
  onShow: (name: string) => void
  onAdd: () => void
  onRename: (name: string, to: string) => void
  onDelete: (name: string) => void
  /** What had the focus has gone: the code gets it. */
  onLeave: () => void
}

function Naming({
  name,
  others,
  onDone,
  onCancel,
}: {
  name: string
  others: readonly string[]
  onDone: (to: string) => void
  onCancel: () => void
}): ReactNode {
  const [problem, setProblem] = useState('')
  return (
    <form
      className={styles.naming}
      onSubmit={event => {
        event.preventDefault()
        const given = new FormData(event.currentTarget).get('name')
        // The ending was there already: it is not selected with the name.
        const to = String(given)
          .trim()
          .replace(/(\.[jt]s)\.[jt]s$/u, '$1')
        const why = whyNotNamed(to, others)
        setProblem(why ?? '')
        if (why === undefined) {
          onDone(to)
        }
      }}
      onKeyDown={event => {
        if (event.key === 'Escape') {
          onCancel()
        }
      }}
    >
      <input
        name="name"
        className={controls.field}
        aria-label="Name of the file"
        aria-invalid={problem !== ''}
        aria-describedby="playground-file-problem"
        maxLength={40}
        defaultValue={name}
        // biome-ignore lint/a11y/noAutofocus: the visitor has asked for it
        autoFocus
        onFocus={event =>
          event.target.setSelectionRange(0, name.length - '.ts'.length)
        }
      />
      <button type="submit">Save</button>
      <span
        id="playground-file-problem"
        role="status"
        className={styles.problem}
      >
        {problem}
      </span>
    </form>
  )
}

/** The files of the code; all but the main one can be renamed and deleted. */
export default function FileTabs({
  names,
  active,
  onShow,
  onAdd,
  onRename,
  onDelete,
  onLeave,
}: Props): ReactNode {
  /** Whether a file is named, and whether it is there only for that. */
  const [naming, setNaming] = useState<'new' | 'known'>()
  const isNaming = naming !== undefined
  const leave = (): void => {
    setNaming(undefined)
    onLeave()
  }
  const isMain = active === names[0]
  return (
    <div className={styles.files}>
      <TabList
        label="Files"
        className={styles.tabs}
        names={names}
        chosen={active}
        idOf={name => `playground-file-${name}`}
        panelOf={() => EDITOR_ID}
        textOf={name => name}
        onChoose={name => {
          setNaming(undefined)
          onShow(name)
        }}
      />
      {!isMain && isNaming && (
        <Naming
          key={active}
          name={active}
          others={names.filter(name => name !== active)}
          onDone={to => {
            onRename(active, to)
            leave()
          }}
          onCancel={() => {
            if (naming === 'new') {
              onDelete(active)
            }
            leave()
          }}
        />
      )}
      {!(isMain || isNaming) && (
        <>
          <button
            type="button"
            className={styles.action}
            aria-label={`Rename ${active}`}
            onClick={() => setNaming('known')}
          >
            Rename
          </button>
          <button
            type="button"
            className={styles.action}
            aria-label={`Delete ${active}`}
            onClick={() => {
              onDelete(active)
              onLeave()
            }}
          >
            <Icon name="close" />
          </button>
        </>
      )}
      {!isNaming && names.length <= MAX_FILES && (
        <button
          type="button"
          className={styles.action}
          aria-label="Add a file"
          onClick={() => {
            onAdd()
            setNaming('new')
          }}
        >
          + File
        </button>
      )}
    </div>
  )
}
