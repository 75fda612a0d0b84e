import { map, pipe, reduce, toArray, toGrouped, toMap } from 'lfi'
import type { ReactNode } from 'react'
import type { GalleryExample } from '../gallery'
import styles from './styles.module.css'

type Props = {
  examples: readonly GalleryExample[]
  /** The id of the open example, or '' when the code is another. */
  chosen: string
  otherCode: string
  onChoose: (example: GalleryExample) => void
}

const byGroup = (
  examples: readonly GalleryExample[],
): Map<string, GalleryExample[]> =>
  pipe(
    examples,
    map((example): [string, GalleryExample] => [example.group, example]),
    reduce(toGrouped(toArray<GalleryExample>(), toMap())),
  )

/** A native select: the best combobox there is on a phone. */
export default function ExamplePicker({
  examples,
  chosen,
  otherCode,
  onChoose,
}: Props): ReactNode {
  return (
    <label className={styles.picker}>
      <span className={styles.label}>Example</span>
      <select
        aria-label="Example"
        value={chosen}
        onChange={event => {
          const id = event.target.value
          const example = examples.find(example => example.id === id)
          if (example) {
            onChoose(example)
          }
        }}
      >
        {chosen === '' && <option value="">{otherCode}</option>}
        {[...byGroup(examples)].map(([group, members]) => (
          <optgroup key={group} label={group}>
            {members.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  )
}
