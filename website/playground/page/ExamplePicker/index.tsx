import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { savesData } from '../../../browser/connection'
import { whenIdle } from '../../../browser/whenIdle'
import controls from '../controls.module.css'
import type { GalleryExample } from '../gallery'
import styles from './styles.module.css'

/** In one place: the bundler may make a file of its own of each `import()`. */
const loadGallery = () => import('../Gallery')
const Gallery = lazy(loadGallery)

type Props = {
  /** The id of the open example, or '' when the code is another. */
  chosen: string
  /** What the open code is called. */
  title: string
  onChoose: (example: GalleryExample) => void
}

/** Says which example is open, and opens the gallery of all. */
export default function ExamplePicker({
  chosen,
  title,
  onChoose,
}: Props): ReactNode {
  const [isOpen, setOpen] = useState(false)
  useEffect(
    () =>
      savesData()
        ? undefined
        : whenIdle(() => void loadGallery().catch(console.info)),
    [],
  )
  return (
    <div className={styles.picker}>
      <span className={styles.label} aria-hidden="true">
        Example
      </span>
      <button
        type="button"
        className={controls.field}
        aria-label={`Example: ${title}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {title}
      </button>
      {isOpen && (
        <Suspense>
          <Gallery
            chosen={chosen}
            onChoose={onChoose}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
