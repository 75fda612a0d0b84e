import type { ReactNode } from 'react'
import Icon, { type IconName } from './Icon'
import styles from './styles.module.css'

type Props = { icon: IconName; label: string; onClick: () => void }

export default function IconButton(props: Props): ReactNode {
  return (
    <button
      type="button"
      className={`clean-btn ${styles.iconButton}`}
      aria-label={props.label}
      title={props.label}
      onClick={props.onClick}
    >
      <Icon name={props.icon} />
    </button>
  )
}
