import { Prec } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import ConsoleView from '@site/playground/console/ConsoleView'
import { useEditor } from '@site/playground/page/useEditor'
import { useErrorsPage } from '@site/playground/page/useErrorsPage'
import { type ReactNode, type RefObject, useLayoutEffect } from 'react'
import type { Selected } from '../Program/earlyEditor'
import type { ProgramHandle } from '../useProgram'
import styles from './styles.module.css'

export type BenchProps = {
  program: ProgramHandle
  /** Names the program and its editor, of which a page has two. */
  label: string
  /** What was selected before the editor was there. */
  selected: RefObject<Selected | undefined>
  onRun: () => void
  /** What the key for Trace does, if not the same. */
  onTrace?: () => void
  /** Whether what it printed is shown elsewhere. */
  hidesConsole?: boolean
}

const options = (label: string) => [
  Prec.high(EditorView.contentAttributes.of({ 'aria-label': label })),
  EditorView.lineWrapping,
]

/** The editor of a program, and what its runs print. */
export default function Bench({
  program,
  label,
  selected,
  onRun,
  onTrace = onRun,
  hidesConsole = false,
}: BenchProps): ReactNode {
  const [host, editor] = useEditor({
    text: { code: program.code(), language: 'js' },
    onChange: program.edited,
    onCursor: () => {},
    onRun,
    onTrace,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the handle is made anew by each drawing, its editor is not
  useLayoutEffect(() => {
    if (!editor) {
      return
    }
    const { view, setHelp, code } = editor
    setHelp(options(label))
    // A page is read with Tab: two editors must not keep it.
    view.setTabFocusMode(true)
    const detach = program.attach(editor)
    if (selected.current) {
      const { anchor, head } = selected.current
      const end = code().length
      view.dispatch({
        selection: { anchor: Math.min(anchor, end), head: Math.min(head, end) },
      })
      view.focus()
    }
    return detach
  }, [editor])
  const errorsPage = useErrorsPage()
  return (
    <>
      <div ref={host} className={styles.editor} />
      {program.hasRun && !hidesConsole && (
        <div className={styles.console}>
          <ConsoleView
            store={program.store}
            actions={{
              errorsPage,
              onJump: ({ line, column }) => editor?.jumpTo(line, column),
            }}
            onAcceptImports={code => {
              program.replace(code)
              onRun()
            }}
          />
        </div>
      )}
    </>
  )
}
