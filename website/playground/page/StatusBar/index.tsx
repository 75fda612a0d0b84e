import type { ReactNode } from 'react'
import controls from '../controls.module.css'
import type { Workbench } from '../createWorkbench'
import ProblemsMenu from '../ProblemsMenu'
import RecentMenu from '../RecentMenu'
import { useStore } from '../store'
import { EDITOR_HINT_ID } from '../typeHelp'
import type { HelpState } from '../workbenchState'
import styles from './styles.module.css'

type Props = { workbench: Workbench }

const helpTexts: Readonly<Record<HelpState, string>> = {
  off: 'Type help is off',
  loading: 'Type help is loading',
  ready: 'Type help is on',
  failed: 'Type help didn’t load',
  exhausted: 'Type checking timed out. It resumes when you edit the code.',
}

const loadTexts: Readonly<Partial<Record<HelpState, string>>> = {
  off: 'Load type help',
  failed: 'Try again',
}

/** Everything works without type help, so it only says how far it is. */
function HelpStatus({ workbench }: Props): ReactNode {
  const state = useStore(workbench.store, ({ help }) => help)
  return (
    <>
      <span className={styles.help}>{helpTexts[state]}</span>
      {loadTexts[state] && (
        <button
          type="button"
          className={controls.button}
          onClick={workbench.loadHelp}
        >
          {loadTexts[state]}
        </button>
      )}
    </>
  )
}

/** The line under the panes: how to leave, what is on, what was typed before. */
export default function StatusBar({ workbench }: Props): ReactNode {
  const { store, jump, openRecent, setShowsSteps } = workbench
  const problems = useStore(store, ({ problems }) => problems)
  const showsSteps = useStore(store, ({ showsSteps }) => showsSteps)
  return (
    <div className={styles.bar} data-problems={problems.length > 0}>
      <p id={EDITOR_HINT_ID} className={styles.hint}>
        <kbd>Tab</kbd> indents. To leave the editor press <kbd>Esc</kbd>, then{' '}
        <kbd>Tab</kbd>.
      </p>
      <HelpStatus workbench={workbench} />
      <ProblemsMenu problems={problems} onJump={jump} />
      <RecentMenu onOpen={openRecent} />
      <button
        type="button"
        className={controls.button}
        title="Show the type that each step of a pipe returns"
        aria-pressed={showsSteps}
        onClick={() => setShowsSteps(!showsSteps)}
      >
        Types in pipes
      </button>
    </div>
  )
}
