import Link from '@docusaurus/Link'
import {
  bundlers,
  formatKilobytes,
  imports,
  sizeOfAll,
  version,
  whatBundlersKeep,
} from '@site/pages/bundles/bundleSizes'
import { Section } from '@site/src/components/home/Section'
import type { CSSProperties, ReactNode } from 'react'
import styles from './styles.module.css'

const largest = Math.max(...bundlers.map(({ five }) => five))

export const Size = (): ReactNode => (
  <Section
    eyebrow="small"
    id="small-enough"
    lead={
      <>
        Sizes of lfi {version}, minified and compressed. The{' '}
        {imports.five.length} functions are{' '}
        <code>{imports.five.join(', ')}</code>. {whatBundlersKeep}{' '}
        <Link to="/docs/size-and-speed">Size and speed</Link> compares lfi with
        other libraries.
      </>
    }
    flavour="async"
    title={`${sizeOfAll}, less if you import less`}
  >
    <ul className={`clean-list ${styles.rows}`}>
      {bundlers.map(({ bundler, usedBy, five }) => (
        <li key={bundler}>
          <span>
            <b>{imports.five.length} functions</b>{' '}
            <small>
              with {bundler}
              {usedBy && `, as in ${usedBy}`}
            </small>
          </span>
          <span
            aria-hidden="true"
            className={styles.bar}
            style={{ '--share': five / largest } as CSSProperties}
          />
          <strong>{formatKilobytes(five)}</strong>
        </li>
      ))}
    </ul>
  </Section>
)
