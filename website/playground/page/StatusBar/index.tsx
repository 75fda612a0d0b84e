import type { CodeLocation } from '@lfi-docs/sandbox'
import { currentVersion, otherVersions } from '@site/generated/sandbox/versions'
import type { ReactNode } from 'react'
import { EDITOR_HINT_ID } from '../../editor/help/createHelp'
import controls from '../controls.module.css'
import DraftsMenu from '../DraftsMenu'
import Popover from '../Popover'
import ProblemsMenu from '../ProblemsMenu'
import ShortcutsMenu from '../ShortcutsMenu'
import type { HelpState } from '../useHelp'
import { useMediaQuery } from '../useMediaQuery'
import { usePopover } from '../usePopover'
import type { WorkbenchHandle } from '../useWorkbench'
import { deleteDraft, openDraft } from '../workbenchActions'
import styles from './styles.module.css'

const helpTexts: Readonly<Record<HelpState, string>> = {
  off: '',
  loading: 'Type help is loading',
  ready: 'Type help is on',
  failed: 'Type help did not load',
  exhausted: 'Type help took too long, and is off until the code changes',
}

/** Everything works without type help, so it only says how far it is. */
function HelpStatus({
  state,
  load,
}: Pick<WorkbenchHandle['help'], 'state' | 'load'>): ReactNode {
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

/** The line under the panes: how to leave, what is on, what is kept. */
export default function StatusBar({
  bench,
  onJump,
}: {
  bench: WorkbenchHandle
  onJump: (location: CodeLocation) => void
}): ReactNode {
  const { parts, help } = bench
  const { text } = parts
  const menu = usePopover()
  const isPhone = useMediaQuery('(width <= 768px)')
  const switches = [
    {
      label: 'Types in pipes',
      title:
        'Shows the type that each step of a pipe returns, beside its line.',
      isOn: bench.showsSteps,
      onChange: bench.setShowsSteps,
    },
    {
      label: 'Run while typing',
      title: 'Runs the code after each pause in typing.',
      isOn: bench.runsWhileTyping,
      onChange: bench.setRunsWhileTyping,
    },
  ]
  const settings = (
    <>
      <label className={styles.version}>
        lfi
        <select
          className={controls.field}
          aria-label="Version of lfi"
          value={text.document.version ?? currentVersion}
          onChange={({ target: { value } }) =>
            text.setVersion(value === currentVersion ? undefined : value)
          }
        >
          {[currentVersion, ...Object.keys(otherVersions)].map(each => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </label>
      {switches.map(({ label, title, isOn, onChange }) => (
        <label key={label} className={styles.switch} title={title}>
          <input
            type="checkbox"
            role="switch"
            aria-checked={isOn}
            checked={isOn}
            onChange={event => onChange(event.target.checked)}
          />
          {label}
        </label>
      ))}
    </>
  )
  return (
    <div className={styles.bar}>
      <p id={EDITOR_HINT_ID} className={styles.hint}>
        <kbd>Tab</kbd> indents. To leave the editor press <kbd>Esc</kbd>, then{' '}
        <kbd>Tab</kbd>.
      </p>
      <ProblemsMenu
        problems={help.problems}
        onJump={({ line, column }) =>
          onJump({ line, column, file: text.active })
        }
      />
      {!(isPhone && help.state === 'ready' && help.problems.length > 0) && (
        // Problems say as much, and a second line would cover the caret.
        <HelpStatus {...help} />
      )}
      <DraftsMenu
        drafts={text.otherDrafts}
        onOpen={draft => openDraft(parts, draft)}
        onRename={(draft, name) => text.keepDraft({ ...draft, name })}
        onDelete={draft => deleteDraft(parts, draft)}
      />
      <ShortcutsMenu />
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
