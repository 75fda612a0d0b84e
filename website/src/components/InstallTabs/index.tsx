import { useId } from 'react'
import styles from './styles.module.css'

/** How to get lfi, in the order of the tabs. */
const commands = [
  { name: 'npm', language: 'sh', code: 'npm install lfi' },
  { name: 'yarn', language: 'sh', code: 'yarn add lfi' },
  { name: 'pnpm', language: 'sh', code: 'pnpm add lfi' },
  { name: 'bun', language: 'sh', code: 'bun add lfi' },
  { name: 'deno', language: 'sh', code: 'deno add npm:lfi' },
  {
    name: 'CDN',
    language: 'html',
    code: `<script type="module">
  import { map, pipe } from 'https://esm.sh/lfi@4'
</script>`,
  },
] as const

const [{ name: chosen }] = commands

/**
 * The command that installs lfi, for the reader's package manager: the first
 * script shows the one that was chosen (see engine/first-script).
 */
export default function InstallTabs() {
  const id = useId()
  return (
    <div className={styles.install}>
      <div
        role="tablist"
        aria-label="Package manager"
        className={styles.tabs}
        data-tabs="lfi.installer"
      >
        {commands.map(({ name }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}${name}`}
            aria-selected={name === chosen}
            aria-controls={`${id}${name}-panel`}
            tabIndex={name === chosen ? 0 : -1}
            data-value={name}
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
          hidden={name !== chosen}
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
