import { type ReactNode, useState } from 'react'
import type { Problem } from '../../editor/help/listProblems'
import controls from '../controls.module.css'
import Popover from '../Popover'
import { usePopover } from '../usePopover'
import styles from './styles.module.css'

type Props = {
  problems: readonly Problem[]
  onJump: (problem: Problem) => void
}

/** What TypeScript has to say of overloads, it says last. */
const gistOf = (message: string): string | undefined => {
  const lines = message.split('\n')
  return lines[0]?.startsWith('No overload') ? lines.at(-1) : lines[0]
}

/**
 * What there is to mend: each leads to its line, and may mend itself. The list
 * stays for as long as there is more.
 */
export default function ProblemsMenu({ problems, onJump }: Props): ReactNode {
  const popover = usePopover()
  const { isOpen, close, root } = popover
  // What was mended is in the list until the code has been checked again.
  const [mended, setMended] = useState<readonly Problem[]>()
  const count = problems.length
  if (count === 0) {
    if (isOpen) {
      close()
    }
    return null
  }
  const mend = (problem: Problem): void => {
    if (mended === problems) {
      return
    }
    problem.fix?.apply()
    setMended(problems)
    if (count === 1) {
      close()
      onJump(problem)
    } else {
      root.current?.querySelector('button')?.focus()
    }
  }
  return (
    <Popover
      state={popover}
      label={`${count} ${count === 1 ? 'problem' : 'problems'}`}
    >
      <ul className={`${controls.popoverAbove} ${styles.list}`}>
        {problems.map(problem => {
          const { line, column, message, fix } = problem
          return (
            <li key={`${line}:${column}:${message}`}>
              <button
                type="button"
                onClick={() => {
                  close()
                  onJump(problem)
                }}
              >
                <b>Line {line}</b> {gistOf(message)}
              </button>
              {fix && (
                <button
                  type="button"
                  className={styles.fix}
                  aria-disabled={mended === problems}
                  onClick={() => mend(problem)}
                >
                  {fix.label}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </Popover>
  )
}
