import type { ReactNode } from 'react'
import { EDITOR_HINT_ID } from '../../editor/help/createHelp'
import controls from '../controls.module.css'
import type { Workbench } from '../createWorkbench'
import Popover from '../Popover'
import ProblemsMenu from '../ProblemsMenu'
import RecentMenu from '../RecentMenu'
import { useStore } from '../store'
import type { HelpState } from '../typeHelp'
import { useMediaQuery } from '../useMediaQuery'
import { usePopover } from '../usePopover'
import styles from './styles.module.css'

const helpTexts: Readonly<Record<HelpState, string>> = {
  off: '',
  loading: 'Type help is loading',
  ready: 'Type help is on',
  failed: 'Type help didn’t load',
  exhausted: 'Type checking timed out. It resumes when you edit the code.',
}

/** Everything works without type help, so it only says how far it is. */
function HelpStatus({
  state,
  load,
}: {
  state: HelpState
  load: () => void
}): ReactNode {
  return (
    <>
      {state !== 'off' && (
        <span className={styles.help} data-state={state}>
          {helpTexts[state]}
        </span>
      )}
      {(state === 'off' || state === 'failed') && (
        <button type="button" className={controls.button} onClick={load}>
          {state === 'off' ? 'Load type help' : 'Try again'}
        </button>
      )}
    </>
  )
}

function Switch({
  label,
  title,
  isOn,
  onChange,
}: {
  label: string
  title: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}): ReactNode {
  return (
    <label className={styles.switch} title={title}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        checked={isOn}
        onChange={event => onChange(event.target.checked)}
      />
      {label}
    </label>
  )
}

/** The line under the panes: how to leave, what is on, what was typed before. */
export default function StatusBar({
  workbench,
}: {
  workbench: Workbench
}): ReactNode {
  const { store, jump, loadHelp, openRecent } = workbench
  const problems = useStore(store, ({ problems }) => problems)
  const help = useStore(store, ({ help }) => help)
  const menu = usePopover()
  const isPhone = useMediaQuery('(width <= 768px)')
  const settings = (
    <>
      <Switch
        label="Types in pipes"
        title="Shows the type that each step of a pipe returns, beside its line."
        isOn={useStore(store, ({ showsSteps }) => showsSteps)}
        onChange={workbench.setShowsSteps}
      />
      <Switch
        label="Run while typing"
        title="Runs the code after each pause in typing."
        isOn={useStore(store, ({ runsWhileTyping }) => runsWhileTyping)}
        onChange={workbench.setRunsWhileTyping}
      />
    </>
  )
  return (
    <div className={styles.bar}>
      <p id={EDITOR_HINT_ID} className={styles.hint}>
        <kbd>Tab</kbd> indents. To leave the editor press <kbd>Esc</kbd>, then{' '}
        <kbd>Tab</kbd>.
      </p>
      <ProblemsMenu problems={problems} onJump={jump} />
      {!(isPhone && help === 'ready' && problems.length > 0) && (
        // Problems say as much, and a second line would cover the caret.
        <HelpStatus state={help} load={loadHelp} />
      )}
      <RecentMenu onOpen={openRecent} />
      {isPhone ? (
        <Popover state={menu} label="Settings">
          <div className={controls.popoverAbove}>{settings}</div>
        </Popover>
      ) : (
        settings
      )}
    </div>
  )
}
