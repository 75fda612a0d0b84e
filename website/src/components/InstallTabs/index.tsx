import { Fragment } from 'react'
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
]

/** The command that installs lfi, for the reader's package manager. */
export default function InstallTabs() {
  return (
    <div
      role="radiogroup"
      aria-label="Package manager"
      className={styles.install}
      data-remembers="lfi.installer"
    >
      {commands.map(({ name, language, code }) => (
        <Fragment key={name}>
          <label className="tab">
            <input
              type="radio"
              name="installer"
              value={name}
              defaultChecked={name === 'npm'}
            />
            {name}
          </label>
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
        </Fragment>
      ))}
    </div>
  )
}
