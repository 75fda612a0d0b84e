import { type ReactNode, useState } from 'react'
import type { PreviewNode } from '../../sandbox/messages'
import styles from './styles.module.css'

type Props = { nodes: readonly PreviewNode[]; label: string }

function Branch({ node }: { node: PreviewNode }): ReactNode {
  const [isOpen, setIsOpen] = useState(false)
  const name = node.label && <span className={styles.key}>{node.label}: </span>
  if (!node.children) {
    return (
      <li>
        {name}
        {node.text}
      </li>
    )
  }
  return (
    <li>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(open => !open)}
      >
        {name}
        {node.text}
      </button>
      {isOpen && <Branches nodes={node.children} />}
    </li>
  )
}

function Branches({ nodes }: { nodes: readonly PreviewNode[] }): ReactNode {
  return (
    <ul className={styles.branches}>
      {nodes.map((node, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the nodes never change
        <Branch key={index} node={node} />
      ))}
    </ul>
  )
}

/** A printed value, to be opened level by level. */
export default function PreviewTree({ nodes, label }: Props): ReactNode {
  const [isOpen, setIsOpen] = useState(false)
  // A single value is printed right above: its content is what is asked for.
  const [only, ...others] = nodes
  const shown = others.length === 0 ? (only?.children ?? nodes) : nodes
  return (
    <div className={styles.tree}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(open => !open)}
      >
        {label}
      </button>
      {isOpen && <Branches nodes={shown} />}
    </div>
  )
}
