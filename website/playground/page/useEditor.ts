import { type RefObject, useEffect, useRef, useState } from 'react'
import {
  type CodeEditor,
  createEditor,
  type EditorOptions,
} from '../editor/createEditor'
import { useLatest } from './useLatest'

/** An editor that lives as long as the element it is in. */
export const useEditor = (
  options: Omit<EditorOptions, 'parent'>,
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
      onChange: () => latest.current.onChange(),
      onCursor: cursor => latest.current.onCursor(cursor),
      onRun: () => latest.current.onRun(),
      onTrace: () => latest.current.onTrace(),
    })
    setEditor(created)
    return () => created.view.destroy()
  }, [latest])
  return [host, editor]
}
