import type { ReactNode } from 'react'
import type { Language } from '../../../examples/model/language'
import type { SharedCode } from '../../share'
import controls from '../controls.module.css'
import ExamplePicker from '../ExamplePicker'
import type { GalleryExample } from '../gallery'
import Icon from '../Icon'
import LanguageSwitch from '../LanguageSwitch'
import { modifierKey } from '../modifierKey'
import OpenElsewhere from '../OpenElsewhere'
import ShareMenu from '../ShareMenu'
import styles from './styles.module.css'

type Props = {
  baseUrl: string
  /** The id of the open example, or '' when the code is another. */
  chosenExample: string
  /** What the open code is called. */
  codeTitle: string
  /** Framed by another site: what leads away is left out. */
  isEmbedded: boolean
  language: Language
  canReset: boolean
  isRunning: boolean
  /** On a phone, what switches the panes. */
  tabs: ReactNode
  read: () => SharedCode
  onExample: (example: GalleryExample) => void
  onLanguage: (language: Language) => void
  onFormat: () => void
  onReset: () => void
  /** The visitor looks like pressing Run. */
  onApproachRun: () => void
  onRun: () => void
  onTrace: () => void
  onStop: () => void
}

function RunButton({
  isRunning,
  onApproachRun,
  onRun,
  onStop,
}: Pick<Props, 'isRunning' | 'onApproachRun' | 'onRun' | 'onStop'>): ReactNode {
  return isRunning ? (
    <button type="button" className={controls.primary} onClick={onStop}>
      <Icon name="stop" />
      Stop
    </button>
  ) : (
    <button
      type="button"
      className={controls.primary}
      title={`${modifierKey()} Enter`}
      aria-keyshortcuts="Control+Enter Meta+Enter"
      onPointerEnter={onApproachRun}
      onFocus={onApproachRun}
      onClick={onRun}
    >
      <Icon name="run" />
      Run
    </button>
  )
}

function TraceButton({
  isRunning,
  onApproachRun,
  onTrace,
}: Pick<Props, 'isRunning' | 'onApproachRun' | 'onTrace'>): ReactNode {
  return (
    <button
      type="button"
      className={controls.secondary}
      aria-label="Trace"
      title={`${modifierKey()} Shift Enter`}
      aria-keyshortcuts="Control+Shift+Enter Meta+Shift+Enter"
      disabled={isRunning}
      onPointerEnter={onApproachRun}
      onFocus={onApproachRun}
      onClick={onTrace}
    >
      <Icon name="trace" />
      <span className={controls.buttonText}>Trace</span>
    </button>
  )
}

export default function Toolbar(props: Props): ReactNode {
  return (
    <div className={styles.toolbar}>
      <h1 className={styles.title}>Playground</h1>
      {!props.isEmbedded && (
        <ExamplePicker
          chosen={props.chosenExample}
          title={props.codeTitle}
          onChoose={props.onExample}
        />
      )}
      <LanguageSwitch language={props.language} onChange={props.onLanguage} />
      {props.tabs}
      <div className={styles.actions}>
        <button
          type="button"
          className={controls.button}
          aria-label="Reset"
          disabled={!props.canReset}
          onClick={props.onReset}
        >
          <Icon name="reset" />
          <span className={controls.buttonText}>Reset</span>
        </button>
        <button
          type="button"
          className={controls.button}
          aria-label="Format"
          onClick={props.onFormat}
        >
          <Icon name="format" />
          <span className={controls.buttonText}>Format</span>
        </button>
        {props.isEmbedded ? (
          <OpenElsewhere baseUrl={props.baseUrl} read={props.read} />
        ) : (
          <ShareMenu baseUrl={props.baseUrl} read={props.read} />
        )}
      </div>
      <div className={styles.runs}>
        <RunButton {...props} />
        <TraceButton {...props} />
      </div>
    </div>
  )
}
