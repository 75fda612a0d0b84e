import { useStore } from '@site/playground/page/store'
import type { ReactNode } from 'react'
import type { Program } from '../createProgram'
import styles from './styles.module.css'

/** Code that was coloured when the site was built. */
export function ColouredCode({ html }: { html: string }): ReactNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <pre tabIndex={0}>
      <code
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made and escaped by this site's own build
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </pre>
  )
}

/** Runs a program, and stops it while it runs. */
export function RunButton({
  program,
  children,
}: {
  program: Program
  children: string
}): ReactNode {
  const isRunning = useStore(program.store, state => state.isRunning)
  return (
    <button
      type="button"
      className="button button--primary"
      onClick={isRunning ? program.stop : () => program.run('run')}
    >
      {isRunning ? 'Stop' : children}
    </button>
  )
}

type Props = {
  program: Program
  /** The code in colour, for as long as there is no editor. */
  html: string
  /** Whether what it printed is shown elsewhere. */
  hidesConsole?: boolean | undefined
  children: ReactNode
}

/**
 * A program to read, which becomes an editor, what its runs print, and beside it
 * what is to be done with it.
 */
export default function Part(props: Props): ReactNode {
  const { program, html, hidesConsole, children } = props
  const { label, store, mount, press, reset, start } = program
  const { code, hasEditor, console } = useStore(store, state => state)
  return (
    <div className={styles.columns}>
      <figure className={`code-block ${styles.program}`} data-language="js">
        <figcaption>{label}</figcaption>
        <div className="code-tools">
          {code !== start && (
            <button
              type="button"
              aria-label={`Reset: ${label}`}
              onClick={reset}
            >
              Reset
            </button>
          )}
        </div>
        <div>
          {!hasEditor && <ColouredCode html={html} />}
          <div ref={mount} className={styles.editor} onKeyDownCapture={press} />
          {console && !hidesConsole && (
            <div ref={console.mount} className={styles.console} />
          )}
        </div>
      </figure>
      <div className={styles.side}>{children}</div>
    </div>
  )
}
