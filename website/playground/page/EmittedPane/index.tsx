import type { EditorView } from '@codemirror/view'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createViewer } from '../../editor/createViewer'
import { replaceText } from '../../editor/replaceText'
import { loadCompiler } from '../../sandbox/parts'
import styles from './styles.module.css'

type Props = { code: string }

/** The JavaScript that runs, or why there is none. */
const emit = async (code: string): Promise<{ js: string; problem: string }> => {
  const { stripTypes } = await loadCompiler()
  const stripped = stripTypes(code, 'ts')
  return stripped.ok
    ? { js: stripped.js, problem: '' }
    : { js: '', problem: stripped.problem.message }
}

const notLoaded = 'Not compiled: check your connection and open this again.'

/** What is made of the TypeScript: the lines that run, with the same numbers. */
export default function EmittedPane({ code }: Props): ReactNode {
  const host = useRef<HTMLDivElement>(null)
  const viewer = useRef<EditorView>(undefined)
  const [problem, setProblem] = useState('')
  useEffect(() => {
    if (!host.current) {
      return
    }
    const created = createViewer(host.current)
    viewer.current = created
    return () => created.destroy()
  }, [])
  useEffect(() => {
    let isLatest = true
    emit(code).then(
      ({ js, problem }) => {
        if (isLatest && viewer.current) {
          replaceText(viewer.current, js)
          setProblem(problem)
        }
      },
      () => setProblem(notLoaded),
    )
    return () => {
      isLatest = false
    }
  }, [code])
  return (
    <>
      {problem && <p className={styles.problem}>{problem}</p>}
      <div ref={host} className={styles.code} />
    </>
  )
}
