import type { ReactNode } from 'react'
import { playgroundAddress, type SharedCode } from '../../share'
import controls from '../controls.module.css'
import Icon from '../Icon'

type Props = {
  /** Read when the button is pressed. */
  read: () => SharedCode
}

/** From a frame on another site to the playground itself, with the code. */
export default function OpenElsewhere({ read }: Props): ReactNode {
  const open = async (): Promise<void> => {
    const page = location.origin + location.pathname
    window.open(await playgroundAddress(read(), page), '_blank', 'noopener')
  }
  return (
    <button
      type="button"
      className={controls.button}
      aria-label="Open in the playground"
      onClick={() => void open().catch(console.error)}
    >
      <Icon name="share">Open</Icon>
    </button>
  )
}
