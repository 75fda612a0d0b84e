import type { ReactNode } from 'react'
import type { Problem } from '../../editor/help/checkTypes'
import Popover from '../Popover'
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
  const count = problems.length
  return (
    count > 0 && (
      <Popover label={`${count} ${count === 1 ? 'problem' : 'problems'}`}>
        {close => (
          <ul className={styles.list}>
            {problems.map(problem => {
              const { line, from, message, fix, applyFix } = problem
              return (
                <li key={`${from}:${message}`}>
                  <button
                    type="button"
                    onClick={() => {
                      close()
                      onJump(problem)
                    }}
                  >
                    <b>Line {line}</b>{' '}
                    {gistOf(message)
                      ?.split('`')
                      .map((part, at) =>
                        at % 2 === 1 ? <code key={part}>{part}</code> : part,
                      )}
                  </button>
                  {fix && (
                    <button
                      type="button"
                      className={styles.fix}
                      onClick={() => {
                        applyFix()
                        if (count === 1) {
                          close()
                          onJump(problem)
                        }
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
      </Popover>
    )
  )
}
