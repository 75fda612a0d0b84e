import type { ReactNode } from 'react'
import type { CodeEditor } from '../../editor/createEditor'
import styles from './styles.module.css'

type Key = {
  readonly label: string
  readonly name: string
  readonly press: (editor: CodeEditor) => void
}

const symbol = (label: string, name: string, text = label): Key => ({
  label,
  name,
  press: editor => editor.insert(text),
})

const keys: readonly Key[] = [
  { label: '↶', name: 'Undo', press: editor => editor.undo() },
  { label: '↷', name: 'Redo', press: editor => editor.redo() },
  symbol('⇥', 'Indent', '  '),
  symbol('=>', 'Arrow', ' => '),
  symbol('(', 'Opening parenthesis'),
  symbol(')', 'Closing parenthesis'),
  symbol('{', 'Opening brace'),
  symbol('}', 'Closing brace'),
  symbol('[', 'Opening bracket'),
  symbol(']', 'Closing bracket'),
  symbol("'", 'Quote'),
  symbol('`', 'Backtick'),
  symbol('=', 'Equals'),
  symbol('.', 'Dot'),
  symbol(',', 'Comma'),
  symbol(':', 'Colon'),
  symbol('<', 'Less than'),
  symbol('>', 'Greater than'),
  symbol('&', 'Ampersand'),
  symbol('|', 'Bar'),
  symbol('!', 'Exclamation mark'),
  symbol('?', 'Question mark'),
]

/** The symbols that software keyboards hide. */
export default function KeysRow({
  readEditor,
}: {
  readEditor: () => CodeEditor | undefined
}): ReactNode {
  return (
    <div role="toolbar" aria-label="Symbols" className={styles.keys}>
      {keys.map(({ label, name, press }) => (
        <button
          key={name}
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
