import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import {
  type CodeEditor,
  createEditor,
  type EditorHandlers,
  type EditorText,
} from '../editor/createEditor'
import { useLatest } from './useLatest'

/** An editor that lives as long as the element it is in. */
export const useEditor = (
  options: EditorHandlers & { readonly text: EditorText },
): [RefObject<HTMLDivElement | null>, CodeEditor | undefined] => {
  const host = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<CodeEditor>()
  const latest = useLatest(options)
  // In the commit that shows it: what is typed next is the editor's.
  useLayoutEffect(() => {
    if (!host.current) {
      return
    }
    const created = createEditor(host.current, latest.current.text, {
      onChange: code => latest.current.onChange(code),
      onCursor: cursor => latest.current.onCursor(cursor),
      onRun: () => latest.current.onRun(),
      onTrace: () => latest.current.onTrace(),
    })
    setEditor(created)
    return () => created.view.destroy()
  }, [latest])
  return [host, editor]
}
