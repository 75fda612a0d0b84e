import groups from '@site/generated/playground/examples.json'
import type { ReactNode } from 'react'
import { isLanguage } from '../../../examples/model/language'
import controls from '../controls.module.css'
import type { Workbench } from '../createWorkbench'
import { welcome } from '../examples'
import Icon from '../Icon'
import { useStore } from '../store'
import { modifierKey } from '../usePageShortcuts'
import styles from './styles.module.css'

type Props = { workbench: Workbench }

const examples = [welcome, ...groups.flatMap(({ examples }) => examples)]

/** Says which example is open, and opens another. */
function ExampleSelect({ workbench }: Props): ReactNode {
  const isOriginal = useStore(workbench.store, workbench.isOriginal)
  const example = useStore(workbench.store, ({ code, language }) =>
    examples.find(each => each.code === code && each.language === language),
  )
  return (
    <label className={styles.example}>
      <span>Example</span>
      <select
        className={controls.field}
        aria-label="Example"
        value={example?.id ?? (isOriginal ? 'link' : 'own')}
        onChange={({ target: { value } }) => {
          const chosen = examples.find(({ id }) => id === value)
          if (chosen) {
            workbench.openExample(chosen)
          }
        }}
      >
        <option value={isOriginal ? 'link' : 'own'} hidden>
          {isOriginal ? 'From a link' : 'Your own code'}
        </option>
        <option value={welcome.id}>{welcome.title}</option>
        {groups.map(({ title, examples }) => (
          <optgroup key={title} label={title}>
            {examples.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  )
}

function LanguageSelect({ workbench }: Props): ReactNode {
  return (
    <select
      className={controls.field}
      aria-label="Language"
      value={useStore(workbench.store, ({ language }) => language)}
      onChange={({ target: { value } }) => {
        if (isLanguage(value)) {
          workbench.setLanguage(value)
        }
      }}
    >
      <option value="ts">TS</option>
      <option value="js">JS</option>
    </select>
  )
}

function RunButtons({ workbench }: Props): ReactNode {
  const { store, run, trace, stop, prepare } = workbench
  const isRunning = useStore(store, ({ isRunning }) => isRunning)
  const prepares = { onPointerEnter: prepare, onFocus: prepare }
  return (
    <div className={styles.runs}>
      <button
        type="button"
        className="button button--primary"
        title={`${modifierKey()} Enter`}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        {...prepares}
        onClick={isRunning ? stop : run}
      >
        <Icon name={isRunning ? 'stop' : 'run'} />
        {isRunning ? 'Stop' : 'Run'}
      </button>
      <button
        type="button"
        className="button"
        title={`${modifierKey()} Shift Enter`}
        aria-keyshortcuts="Control+Shift+Enter Meta+Shift+Enter"
        // Not `disabled`: the focus of who pressed it would be lost.
        aria-disabled={isRunning}
        {...prepares}
        onClick={() => !isRunning && trace()}
      >
        <Icon name="trace" />
        Trace
      </button>
    </div>
  )
}

/** On a phone the panes take turns. */
function PaneSwitch({ workbench: { store, setPane } }: Props): ReactNode {
  const shown = useStore(store, ({ pane }) => pane)
  const hasTrace = useStore(store, ({ trace }) => trace !== undefined)
  const labels = { code: 'Code', console: hasTrace ? 'Trace' : 'Console' }
  return (
    <fieldset className={styles.panes} aria-label="Panes">
      {(['code', 'console'] as const).map(pane => (
        <button
          key={pane}
          type="button"
          aria-pressed={pane === shown}
          onClick={() => setPane(pane)}
        >
          {labels[pane]}
        </button>
      ))}
    </fieldset>
  )
}

/** What is done with the code as a whole. */
export default function Toolbar({ workbench }: Props): ReactNode {
  const { store, isOriginal, reset, format, share } = workbench
  return (
    <div className={styles.toolbar}>
      <h1 className={styles.title}>Playground</h1>
      <ExampleSelect workbench={workbench} />
      <LanguageSelect workbench={workbench} />
      <PaneSwitch workbench={workbench} />
      <div className={styles.actions}>
        <button
          type="button"
          className={controls.button}
          disabled={useStore(store, isOriginal)}
          onClick={reset}
        >
          <Icon name="reset">Reset</Icon>
        </button>
        <button
          type="button"
          className={controls.button}
          title="Shift Alt F"
          aria-keyshortcuts="Shift+Alt+F"
          onClick={() => void format()}
        >
          <Icon name="format">Format</Icon>
        </button>
        <button
          type="button"
          className={controls.button}
          onClick={() => void share()}
        >
          <Icon name="share">Share</Icon>
        </button>
      </div>
      <RunButtons workbench={workbench} />
    </div>
  )
}
