import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { BenchProps } from '../Bench'
import ColouredCode from '../ColouredCode'
import { earlyEditor, type Selected } from './earlyEditor'
import styles from './styles.module.css'

type Props = Omit<BenchProps, 'selected'> & {
  /** The code in colour, for as long as there is no editor. */
  html: string
  onReset?: () => void
}

type EarlyProps = Pick<Props, 'html' | 'label' | 'program'> & {
  selected: RefObject<Selected | undefined>
}

/**
 * The code before its editor is there. The browser lets it be edited without the
 * app, so that a first click sets the caret and nothing that is typed is lost.
 */
function EarlyCode({ html, label, program, selected }: EarlyProps): ReactNode {
  const element = useRef<HTMLPreElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the handle is made anew by each drawing, what it does is the same
  useLayoutEffect(() => {
    if (!element.current) {
      return
    }
    const early = earlyEditor(element.current)
    const detach = program.attach(early)
    return () => {
      selected.current = early.selected()
      detach()
    }
  }, [])
  return (
    <ColouredCode
      ref={element}
      html={html}
      role="textbox"
      aria-label={label}
      aria-multiline
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      onInput={program.edited}
    />
  )
}

/** A program to read, which becomes an editor. */
export default function Program({ html, onReset, ...bench }: Props): ReactNode {
  const { program, label } = bench
  const [Bench, setBench] = useState<ComponentType<BenchProps>>()
  const selected = useRef<Selected>(undefined)
  // The editor is most of what the tour loads: it comes once the app is there.
  useEffect(() => {
    import('../Bench').then(
      module => setBench(() => module.default),
      console.error,
    )
  }, [])
  return (
    <figure className={`code-block ${styles.program}`}>
      <figcaption>{label}</figcaption>
      <div className="code-tools">
        {program.isChanged && (
          <button
            type="button"
            aria-label={`Reset: ${label}`}
            onClick={() => {
              program.reset()
              onReset?.()
            }}
          >
            Reset
          </button>
        )}
      </div>
      <div>
        {Bench ? (
          <Bench {...bench} selected={selected} />
        ) : (
          <EarlyCode
            html={html}
            label={label}
            program={program}
            selected={selected}
          />
        )}
      </div>
    </figure>
  )
}
