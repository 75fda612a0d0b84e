import type { ReactNode } from 'react'
import styles from './styles.module.css'

type Props = {
  caption: string
  steps: readonly { code: string; result: string }[]
}

/** Steps in boxes, one leading to the next; a plain list without styles. */
export default function Flow({ caption, steps }: Props): ReactNode {
  return (
    <figure className={styles.flow}>
      <ol className="clean-list plain-code">
        {steps.map(({ code, result }) => (
          <li key={code}>
            <code>{code}</code>
            <span>{result}</span>
          </li>
        ))}
      </ol>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
