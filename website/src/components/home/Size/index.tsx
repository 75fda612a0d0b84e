import Link from '@docusaurus/Link'
import bundles from '@site/generated/bundleSizes.json'
import { describeBundlers } from '@site/pages/bundles/model/bundleSizes'
import type { PackageSize } from '@site/pages/home/model/demonstrations'
import { formatKilobytes } from '@site/src/components/home/formatNumbers'
import { Section } from '@site/src/components/home/Section'
import type { CSSProperties, ReactNode } from 'react'
import styles from './styles.module.css'

type SizeProps = { size: PackageSize }

export const Size = ({ size }: SizeProps): ReactNode => {
  const { five } = bundles.imports
  const rows = bundles.bundlers.map(({ bundler, usedBy, five: bytes }) => ({
    how: usedBy ? `with ${bundler}, as in ${usedBy}` : `with ${bundler}`,
    bytes,
  }))
  return (
    <Section
      eyebrow="small"
      id="small-enough"
      lead={
        <>
          Sizes of lfi {size.version}, minified and compressed. The{' '}
          {five.length} functions are <code>{five.join(', ')}</code>.{' '}
          {describeBundlers(bundles)}{' '}
          <Link to="/docs/size-and-speed">Size and speed</Link> compares lfi
          with other libraries.
        </>
      }
      flavour="async"
      title={`${formatKilobytes(size.whole)} in all, less for what you use`}
    >
      <ul className={styles.rows}>
        {rows.map(({ how, bytes }) => (
          <li className={styles.row} key={how}>
            <span className={styles.what}>
              {five.length} functions <small>{how}</small>
            </span>
            <span
              aria-hidden="true"
              className={styles.bar}
              style={{ '--share': bytes / size.whole } as CSSProperties}
            />
            <strong className={styles.bytes}>{formatKilobytes(bytes)}</strong>
          </li>
        ))}
      </ul>
    </Section>
  )
}
