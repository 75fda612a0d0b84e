import type { ReactNode } from 'react'
import styles from './styles.module.css'

type DemonstrationProps = {
  code: ReactNode
  picture: ReactNode
  /** What comes first and, beside the other, on the left. */
  lead: 'code' | 'picture'
}

export const Demonstration = ({
  code,
  picture,
  lead,
}: DemonstrationProps): ReactNode => {
  const block = <div className={styles.code}>{code}</div>
  return (
    <div className={styles.demonstration} data-lead={lead}>
      {lead === 'code' && block}
      {picture}
      {lead === 'picture' && block}
    </div>
  )
}

export const Picture = ({ children }: { children: ReactNode }): ReactNode => (
  <figure className={styles.picture}>{children}</figure>
)
