import type { ReactNode } from 'react'
import { languageOf } from '../../project/project'
import controls from '../controls.module.css'
import ExamplePicker from '../ExamplePicker'
import { changeLanguage } from '../fileActions'
import Icon from '../Icon'
import LanguageSwitch from '../LanguageSwitch'
import { modifierKey } from '../modifierKey'
import OpenElsewhere from '../OpenElsewhere'
import ShareMenu from '../ShareMenu'
import type { WorkbenchHandle } from '../useWorkbench'
import { format, openExample, reset } from '../workbenchActions'
import styles from './styles.module.css'

type Props = {
  bench: WorkbenchHandle
  /** Framed by another site: what leads away is left out. */
  isEmbedded: boolean
  /** On a phone, what switches the panes. */
  tabs: ReactNode
}

type RunProps = Pick<WorkbenchHandle, 'output'>

function RunButton({ output }: RunProps): ReactNode {
  return output.isRunning ? (
    <button type="button" className={controls.primary} onClick={output.stop}>
      <Icon name="stop" />
      Stop
    </button>
  ) : (
    <button
      type="button"
      className={controls.primary}
      title={`${modifierKey()} Enter`}
      aria-keyshortcuts="Control+Enter Meta+Enter"
      onPointerEnter={output.prepare}
      onFocus={output.prepare}
      onClick={output.run}
    >
      <Icon name="run" />
      Run
    </button>
  )
}

function TraceButton({ output }: RunProps): ReactNode {
  return (
    <button
      type="button"
      className={controls.secondary}
      title={`${modifierKey()} Shift Enter`}
      aria-keyshortcuts="Control+Shift+Enter Meta+Shift+Enter"
      // Not `disabled`: the focus of who pressed it would be lost.
      aria-disabled={output.isRunning}
      onPointerEnter={output.prepare}
      onFocus={output.prepare}
      onClick={() => !output.isRunning && output.trace()}
    >
      <Icon name="trace">Trace</Icon>
    </button>
  )
}

/** What is done with the code as a whole. */
export default function Toolbar({
  bench: { parts, output, readShared, followsCode, setFollowsCode },
  isEmbedded,
  tabs,
}: Props): ReactNode {
  const { text } = parts
  const { origin } = text.document
  return (
    <div className={styles.toolbar}>
      <h1 className={styles.title}>Playground</h1>
      {!isEmbedded && (
        <ExamplePicker
          chosen={
            origin.kind === 'example' && text.isOriginal ? origin.key : ''
          }
          title={
            text.isOriginal
              ? (origin.title ?? 'From a link')
              : text.document.name || 'Your own code'
          }
          onChoose={example => openExample(parts, example)}
        />
      )}
      <LanguageSwitch
        language={languageOf(text.active)}
        onChange={language => changeLanguage(parts, language)}
      />
      {tabs}
      <div className={styles.actions}>
        <button
          type="button"
          className={controls.button}
          disabled={text.isOriginal}
          onClick={() => reset(parts)}
        >
          <Icon name="reset">Reset</Icon>
        </button>
        <button
          type="button"
          className={controls.button}
          title="Shift Alt F"
          aria-keyshortcuts="Shift+Alt+F"
          onClick={() => void format(parts)}
        >
          <Icon name="format">Format</Icon>
        </button>
        {isEmbedded ? (
          <OpenElsewhere read={readShared} />
        ) : (
          <ShareMenu
            read={readShared}
            follows={followsCode}
            onFollow={setFollowsCode}
          />
        )}
      </div>
      <div className={styles.runs}>
        <RunButton output={output} />
        <TraceButton output={output} />
      </div>
    </div>
  )
}
