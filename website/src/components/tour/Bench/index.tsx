import { Prec } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import ConsoleView from '@site/playground/console/ConsoleView'
import { useEditor } from '@site/playground/page/useEditor'
import { type ReactNode, useEffect } from 'react'
import type { ProgramHandle } from '../useProgram'
import styles from './styles.module.css'

export type BenchProps = {
  program: ProgramHandle
  /** Names the editor, of which a page has two. */
  label: string
  /** The id of what says how to leave the editor. */
  hint: string
  onRun: () => void
  /** What the key for Trace does, if not the same. */
  onTrace?: () => void
  /** Whether what it printed is shown elsewhere. */
  hidesConsole?: boolean
}

const options = (label: string, hint: string) => [
  Prec.high(
    EditorView.contentAttributes.of({
      'aria-label': label,
      'aria-describedby': hint,
    }),
  ),
  EditorView.lineWrapping,
]

/** The editor of a program, and what its runs print. */
export default function Bench({
  program,
  label,
  hint,
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
  const { attach } = program
  // biome-ignore lint/correctness/useExhaustiveDependencies: the handle is made anew by each drawing, its editor is not
  useEffect(() => {
    editor?.setHelp(options(label, hint))
    attach(editor)
    return () => attach(undefined)
  }, [editor])
  return (
    <>
      <div ref={host} className={styles.editor} />
      {program.hasRun && !hidesConsole && (
        <div className={styles.console}>
          <ConsoleView
            store={program.store}
            actions={{
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
