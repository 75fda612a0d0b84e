import type { KeyboardEvent, ReactNode } from 'react'

type Props<Name> = {
  label: string
  className: string | undefined
  names: readonly Name[]
  chosen: Name
  /** The ids of a tab and of what it shows. */
  idOf: (name: Name) => string
  panelOf: (name: Name) => string
  textOf: (name: Name) => string
  onChoose: (name: Name) => void
}

/** Tabs, of which one is a stop of the Tab key; arrows choose the others. */
export default function TabList<Name extends string>({
  label,
  className,
  names,
  chosen,
  idOf,
  panelOf,
  textOf,
  onChoose,
}: Props<Name>): ReactNode {
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowLeft: names.length - 1, ArrowRight: 1 }[event.key]
    const next = step && names[(names.indexOf(chosen) + step) % names.length]
    if (next) {
      event.preventDefault()
      onChoose(next)
      // The editor takes the focus when another file comes into it.
      requestAnimationFrame(() => document.getElementById(idOf(next))?.focus())
    }
  }
  return (
    <div
      role="tablist"
      aria-label={label}
      className={className}
      onKeyDown={onKeyDown}
    >
      {names.map(name => (
        <button
          key={name}
          id={idOf(name)}
          type="button"
          role="tab"
          aria-selected={name === chosen}
          aria-controls={panelOf(name)}
          tabIndex={name === chosen ? 0 : -1}
          onClick={() => onChoose(name)}
        >
          {textOf(name)}
        </button>
      ))}
    </div>
  )
}
