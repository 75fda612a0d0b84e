import styles from './styles.module.css'

type Step = { code: string; result: string }

type Props = { caption: string; steps: Step[] }

/** Steps in boxes, one leading to the next; a plain list without styles. */
export default function Flow({ caption, steps }: Props) {
  return (
    <figure className={styles.flow}>
      <ol className={`clean-list plain-code ${styles.steps}`}>
        {steps.map(({ code, result }) => (
          <li key={code} className={styles.step}>
            <code>{code}</code>
            <span>{result}</span>
          </li>
        ))}
      </ol>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
