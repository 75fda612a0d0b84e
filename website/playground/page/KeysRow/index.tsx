import type { ReactNode } from 'react'
import type { CodeEditor } from '../../editor/createEditor'
import styles from './styles.module.css'

type Key = {
  readonly label: string
  readonly name?: string
  readonly press: (editor: CodeEditor) => void
}

const keys: readonly Key[] = [
  { label: '↶', name: 'Undo', press: editor => editor.undo() },
  { label: '↷', name: 'Redo', press: editor => editor.redo() },
  { label: '⇥', name: 'Indent', press: editor => editor.insert('  ') },
  { label: '=>', press: editor => editor.insert(' => ') },
  ...[..."(){}[]'`=.,:<>&|!?"].map(label => ({
    label,
    press: (editor: CodeEditor) => editor.insert(label),
  })),
]

type Props = { readEditor: () => CodeEditor | undefined }

/** The symbols that software keyboards hide. */
export default function KeysRow({ readEditor }: Props): ReactNode {
  return (
    <div role="toolbar" aria-label="Symbols" className={styles.keys}>
      {keys.map(({ label, name, press }) => (
        <button
          key={label}
          type="button"
          aria-label={name}
          // Pressing must not take the focus, or the keyboard closes.
          onPointerDown={event => event.preventDefault()}
          onClick={() => {
            const editor = readEditor()
            if (editor) {
              press(editor)
            }
          }}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
