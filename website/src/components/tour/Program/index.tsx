import {
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useId,
  useState,
} from 'react'
import type { BenchProps } from '../Bench'
import ColouredCode from '../ColouredCode'
import styles from './styles.module.css'

/** The editor is most of what the tour loads: it comes once the app is there. */
const Bench = lazy(() => import('../Bench'))

type Props = Omit<BenchProps, 'hint'> & {
  title: string
  /** The code in colour, for as long as there is no editor. */
  html: string
}

/** A program to read, which becomes an editor. */
export default function Program({ title, html, ...bench }: Props): ReactNode {
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  const hint = useId()
  const text = <ColouredCode html={html} />
  return (
    <figure className={`code-block ${styles.program}`}>
      <figcaption>{title}</figcaption>
      <div className="code-tools" data-needs-script>
        <small id={hint} className={styles.keys}>
          <kbd>Esc</kbd>, then <kbd>Tab</kbd> leaves the editor
        </small>
      </div>
      <div>
        {isMounted ? (
          <Suspense fallback={text}>
            <Bench {...bench} hint={hint} />
          </Suspense>
        ) : (
          text
        )}
      </div>
    </figure>
  )
}
