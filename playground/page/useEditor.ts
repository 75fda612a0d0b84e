import { type RefObject, useEffect, useRef, useState } from 'react'
import {
  type CodeEditor,
  createEditor,
  type EditorText,
} from '../editor/createEditor'
import { useLatest } from './useLatest'

type Options = {
  /** What it opens with; later texts come through `CodeEditor.open`. */
  readonly text: EditorText
  readonly onChange: (editor: CodeEditor) => void
  readonly onCursor: (cursor: number) => void
  readonly onRun: () => void
  readonly onTrace: () => void
}

/** An editor that lives as long as the element it is in. */
export const useEditor = (
  options: Options,
): [RefObject<HTMLDivElement | null>, CodeEditor | undefined] => {
  const host = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<CodeEditor>()
  const latest = useLatest(options)
  useEffect(() => {
    if (!host.current) {
      return
    }
    const created = createEditor({
      parent: host.current,
      text: latest.current.text,
      onChange: () => latest.current.onChange(created),
      onCursor: cursor => latest.current.onCursor(cursor),
      onRun: () => latest.current.onRun(),
      onTrace: () => latest.current.onTrace(),
    })
    setEditor(created)
    return () => created.view.destroy()
  }, [latest])
  return [host, editor]
}
