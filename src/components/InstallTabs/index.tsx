import { type KeyboardEvent, useId } from 'react'
import { commands } from './commands'
import styles from './styles.module.css'
import { useInstaller } from './useInstaller'

const moves: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

const focusNeighbour = (event: KeyboardEvent<HTMLElement>) => {
  const tabs = [...event.currentTarget.querySelectorAll('button')]
  const here = tabs.findIndex(tab => tab.matches(':focus'))
  const move = moves[event.key]
  if (move === undefined || here < 0) {
    return
  }
  const next = tabs[(here + move + tabs.length) % tabs.length]
  next?.focus()
  next?.click()
}

/** The command that installs lfi, for the reader's package manager. */
export default function InstallTabs() {
  const [installer, choose] = useInstaller()
  const id = useId()
  return (
    <div className={styles.install}>
      <div
        role="tablist"
        aria-label="Package manager"
        className={styles.tabs}
        onKeyDown={focusNeighbour}
      >
        {commands.map(({ name }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}${name}`}
            aria-selected={name === installer}
            aria-controls={`${id}${name}-panel`}
            tabIndex={name === installer ? 0 : -1}
            onClick={() => choose(name)}
          >
            {name}
          </button>
        ))}
      </div>
      {commands.map(({ name, language, code }) => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}${name}-panel`}
          aria-labelledby={`${id}${name}`}
          hidden={name !== installer}
        >
          <figure className="code-block" data-language={language}>
            <figcaption>{language === 'sh' ? 'Shell' : 'HTML'}</figcaption>
            <div className="code-tools">
              <button type="button" data-code-action="copy">
                Copy
              </button>
            </div>
            <pre>
              <code>{code}</code>
            </pre>
          </figure>
        </div>
      ))}
    </div>
  )
}
