import Link from '@docusaurus/Link'
import { sizeOfAll, version } from '@site/pages/bundles/bundleSizes'
import type { ReactNode } from 'react'
import { FlavourTabs } from '../FlavourTabs'
import { Strands } from './Strands'
import styles from './styles.module.css'

const Install = (): ReactNode => (
  <div className={`plain-code ${styles.install}`}>
    <code>npm install lfi</code>
    <div className="code-tools">
      <button
        aria-label="Copy the install command"
        data-code-action="copy"
        type="button"
      >
        Copy
      </button>
    </div>
  </div>
)

export const Hero = (): ReactNode => (
  <div className={styles.hero}>
    <div className={`container ${styles.grid}`}>
      <div className={styles.pitch}>
        <p className={styles.facts}>
          lfi {version} / {sizeOfAll} / no dependencies
        </p>
        <h1>
          Iterate lazily.
          <br />
          Await less.
        </h1>
        <p className={styles.sentence}>
          <strong>lfi</strong> is a lazy functional sync, async, and concurrent
          iteration library for JavaScript and TypeScript.
        </p>
        <Install />
        <div className={styles.actions}>
          <Link className="button button--primary" to="/docs/getting-started">
            Get started
          </Link>
          <Link className="button" to="/tour">
            Take the tour
          </Link>
          <Link className="button" to="/playground">
            Open the playground
          </Link>
        </div>
      </div>
      <FlavourTabs />
    </div>
    {/* Last: it hangs at the bottom, which is known only then. */}
    <Strands />
  </div>
)
