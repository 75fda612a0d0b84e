import type { PackageSize } from '@site/pages/home/model/demonstrations'
import { formatKilobytes } from '@site/src/components/home/formatNumbers'
import { Section } from '@site/src/components/home/Section'
import type { CSSProperties, ReactNode } from 'react'
import styles from './styles.module.css'

type SizeProps = { size: PackageSize }

export const Size = ({ size }: SizeProps): ReactNode => {
  const rows = [
    { what: 'Everything', how: 'with Rollup', bytes: size.whole },
    {
      what: `${size.typicalImport.length} functions`,
      how: 'with esbuild',
      bytes: size.typicalWithEsbuild,
    },
    {
      what: `${size.typicalImport.length} functions`,
      how: 'with Rollup',
      bytes: size.typicalWithRollup,
    },
  ]
  return (
    <Section
      eyebrow="small"
      id="small-enough"
      lead={
        <>
          Measured when this page was built: lfi {size.version}, minified and
          compressed. The {size.typicalImport.length} functions are{' '}
          <code>{size.typicalImport.join(', ')}</code>. Rollup drops every
          function that you do not import; esbuild keeps most of them.
        </>
      }
      flavour="async"
      title={`${formatKilobytes(size.whole)} in all, less for what you use`}
    >
      <ul className={styles.rows}>
        {rows.map(({ what, how, bytes }) => (
          <li className={styles.row} key={what + how}>
            <span className={styles.what}>
              {what} <small>{how}</small>
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
