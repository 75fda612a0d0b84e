import ConsoleHost from '@site/playground/console/ConsoleHost'
import { useStore } from '@site/playground/page/store'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { Program } from '../createProgram'
import styles from '../styles.module.css'

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

type Props = {
  program: Program
  /** Names the program and its editor, of which a page has two. */
  label: string
  /** The code in colour, for as long as there is no editor. */
  html: string
  onReset?: () => void
  /** Whether what it printed is shown elsewhere. */
  hidesConsole?: boolean
}

/** A program to read, which becomes an editor, and what its runs print. */
export default function ProgramView(props: Props): ReactNode {
  const { program, label, html, onReset, hidesConsole = false } = props
  const { store, mount } = program
  const host = useRef<HTMLDivElement>(null)
  const isChanged = useStore(store, state => state.isChanged)
  const hasEditor = useStore(store, state => state.hasEditor)
  const shown = useStore(store, state => state.console)
  useLayoutEffect(
    () => (host.current ? mount(host.current, label) : undefined),
    [mount, label],
  )
  return (
    <figure className={`code-block ${styles.program}`}>
      <figcaption>{label}</figcaption>
      <div className="code-tools">
        {isChanged && (
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
        {!hasEditor && <ColouredCode html={html} />}
        <div ref={host} className={styles.editor} />
        {shown && !hidesConsole && (
          <ConsoleHost console={shown} className={styles.console} />
        )}
      </div>
    </figure>
  )
}
