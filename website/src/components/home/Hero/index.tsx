import Link from '@docusaurus/Link'
import type { PackageSize } from '@site/pages/home/model/demonstrations'
import { FlavourTabs } from '@site/src/components/home/FlavourTabs'
import { formatKilobytes } from '@site/src/components/home/formatNumbers'
import { Install } from '@site/src/components/home/Install'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import buttons from '../../buttons.module.css'
import { Strands } from './Strands'
import styles from './styles.module.css'

type HeroProps = { size: PackageSize }

export const Hero = ({ size }: HeroProps): ReactNode => (
  <div className={styles.hero}>
    <div className={styles.grid}>
      <div className={styles.pitch}>
        <p className={styles.facts}>
          lfi {size.version}
          <span> / </span>
          {formatKilobytes(size.whole)}
          <span> / </span>
          no dependencies
        </p>
        <h1 className={styles.title}>
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
          <Link className={clsx(buttons.primary)} to="/docs/getting-started">
            Get started
          </Link>
          <Link className={clsx(buttons.secondary)} to="/tour">
            Take the tour
          </Link>
          <Link className={clsx(buttons.secondary)} to="/playground">
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
