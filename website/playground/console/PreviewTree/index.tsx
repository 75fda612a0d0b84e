import { type ReactNode, useState } from 'react'
import type { PreviewNode } from '../../sandbox/messages'
import buttons from '../buttons.module.css'
import styles from './styles.module.css'

type Nodes = readonly PreviewNode[]

/** A button that shows and hides the nodes below it. */
function Disclosure({
  nodes,
  children,
}: {
  nodes: Nodes
  children: ReactNode
}): ReactNode {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={buttons.disclosure}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
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
  const text = (
    <>
      {node.label && <span className={styles.key}>{node.label}: </span>}
      {node.text}
    </>
  )
  return (
    <li>
      {node.children ? (
        <Disclosure nodes={node.children}>{text}</Disclosure>
      ) : (
        text
      )}
    </li>
  )
}

/** A printed value, to be opened level by level. */
export default function PreviewTree({ nodes }: { nodes: Nodes }): ReactNode {
  // A single value is printed right above: its content is what is asked for.
  const [only, ...others] = nodes
  const shown = others.length === 0 ? (only?.children ?? nodes) : nodes
  return (
    <div className={styles.tree}>
      <Disclosure nodes={shown}>Contents</Disclosure>
    </div>
  )
}
