import type { PreviewNode } from '@lfi-docs/sandbox'
import { type ReactNode, useState } from 'react'
import buttons from '../buttons.module.css'
import styles from './styles.module.css'

type Nodes = readonly PreviewNode[]

/** A button that shows and hides the nodes below it. */
function Disclosure({
  nodes,
  isOpen,
  onToggle,
  children,
}: {
  nodes: Nodes
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  children: ReactNode
}): ReactNode {
  return (
    <>
      <button
        type="button"
        className={buttons.disclosure}
        aria-expanded={isOpen}
        onClick={() => onToggle(!isOpen)}
      >
        {children}
      </button>
      {isOpen && (
        <ul className={styles.branches}>
          {nodes.map((node, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the nodes never change
            <Branch key={index} node={node} />
          ))}
        </ul>
      )}
    </>
  )
}

function Branch({ node }: { node: PreviewNode }): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const text = (
    <>
      {node.label && <span className={styles.key}>{node.label}: </span>}
      {node.text}
    </>
  )
  return (
    <li>
      {node.children ? (
        <Disclosure nodes={node.children} isOpen={isOpen} onToggle={setOpen}>
          {text}
        </Disclosure>
      ) : (
        text
      )}
    </li>
  )
}

type Props = {
  nodes: Nodes
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}

/** A printed value, to be opened level by level. */
export default function PreviewTree({ nodes, ...state }: Props): ReactNode {
  // A single value is summed up right above: its content is what is asked for.
  const [only, ...others] = nodes
  const shown = others.length === 0 ? (only?.children ?? nodes) : nodes
  return (
    <div className={styles.tree}>
      <Disclosure nodes={shown} {...state}>
        Contents
      </Disclosure>
    </div>
  )
}
