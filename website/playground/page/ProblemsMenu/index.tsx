import type { ReactNode } from 'react'
import type { Problem } from '../../editor/help/checkTypes'
import controls from '../controls.module.css'
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

/** What there is to mend: each leads to its line, and may mend itself. */
export default function ProblemsMenu({ problems, onJump }: Props): ReactNode {
  const { isOpen, toggle, close, root } = usePopover()
  const count = problems.length
  if (count === 0) {
    return null
  }
  return (
    <div ref={root} className={controls.popoverRoot}>
      <button
        type="button"
        className={controls.button}
        aria-expanded={isOpen}
        onClick={toggle}
      >
        {count} {count === 1 ? 'problem' : 'problems'}
      </button>
      {isOpen && (
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
                    onClick={() => {
                      close()
                      fix.apply()
                      onJump(problem)
                    }}
                  >
                    {fix.label}
                  </button>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
