import Link from '@docusaurus/Link'
import gallery from '@generated/playground/default/gallery.json'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { useDialog } from '../../../browser/useDialog'
import controls from '../controls.module.css'
import { type GalleryExample, welcomeExample } from '../gallery'
import Icon from '../Icon'
import { filterExamples } from './filterExamples'
import styles from './styles.module.css'

const examples: readonly GalleryExample[] = [welcomeExample, ...gallery]

type Props = {
  /** The id of the open example, or '' when the code is another. */
  chosen: string
  onChoose: (example: GalleryExample) => void
  onClose: () => void
}

/** Moves the focus through the filter and the examples below it. */
const moveFocus = (event: KeyboardEvent<HTMLDialogElement>): void => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) {
    return
  }
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>(
      'input, li :is(button, a)',
    ),
  ]
  const elements: readonly (Element | null)[] = stops
  const at = elements.indexOf(document.activeElement)
  stops[Math.max(0, at + step)]?.focus()
  event.preventDefault()
}

/** All examples by topic, each with a line about it, and a filter. */
export default function Gallery({
  chosen,
  onChoose,
  onClose,
}: Props): ReactNode {
  const dialog = useDialog(onClose)
  const [query, setQuery] = useState('')
  const groups = filterExamples(examples, query)
  const [first] = [...groups.values()].flat()
  const choose = (example: GalleryExample): void => {
    // First, because it gives the focus back to the button that opened it.
    flushSync(onClose)
    onChoose(example)
  }
  return (
    <dialog
      {...dialog}
      className={styles.dialog}
      aria-labelledby="gallery-title"
      onKeyDown={event => {
        moveFocus(event)
        dialog.onKeyDown?.(event)
      }}
    >
      <div className={styles.box}>
        <form
          className={styles.head}
          onSubmit={event => {
            event.preventDefault()
            if (first) {
              choose(first)
            }
          }}
        >
          <h2 id="gallery-title" className={controls.unseenOnPhones}>
            Examples
          </h2>
          <input
            type="search"
            aria-label="Filter examples"
            placeholder="Filter, as in retry or toGrouped"
            value={query}
            onChange={event => setQuery(event.target.value)}
          />
          <button
            type="button"
            className={controls.button}
            aria-label="Close"
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
        </form>
        <div className={styles.groups}>
          {[...groups].map(([group, members]) => (
            <section key={group}>
              <h3>{group}</h3>
              <ul className="clean-list">
                {members.map(example => (
                  <li key={example.id}>
                    <button
                      type="button"
                      aria-current={example.id === chosen ? 'true' : undefined}
                      onClick={() => choose(example)}
                    >
                      <span className={styles.title}>{example.title}</span>
                      <span className={styles.description}>
                        {example.description}
                      </span>
                    </button>
                  </li>
                ))}
                {group === welcomeExample.group && (
                  <li>
                    <Link to="/tour">
                      <span className={styles.title}>Continue the tour</span>
                      <span className={styles.description}>
                        Eight steps: predict what a program does, run it, change
                        it.
                      </span>
                    </Link>
                  </li>
                )}
              </ul>
            </section>
          ))}
          <p role="status" className={styles.none}>
            {groups.size === 0 && 'No example contains all of these words.'}
          </p>
        </div>
      </div>
    </dialog>
  )
}
