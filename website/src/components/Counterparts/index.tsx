import Inert from '@site/pages/api/client/Inert'
import styles from './styles.module.css'

/** A table of a "Coming from" page: the code you know beside lfi's. */
export default function Counterparts({ html }: { html: string }) {
  return (
    <div className={styles.rows}>
      <Inert html={html} />
    </div>
  )
}
