import type { ReactNode } from 'react'
import { playgroundAddress, type SharedCode } from '../../share'
import controls from '../controls.module.css'
import Icon from '../Icon'

type Props = {
  baseUrl: string
  /** Read when the button is pressed. */
  read: () => SharedCode
}

/** From a frame on another site to the playground itself, with the code. */
export default function OpenElsewhere({ baseUrl, read }: Props): ReactNode {
  const open = async (): Promise<void> => {
    const base = new URL(baseUrl, location.origin).href
    window.open(await playgroundAddress(read(), base), '_blank', 'noopener')
  }
  return (
    <button
      type="button"
      className={controls.button}
      aria-label="Open in the playground"
      onClick={() => void open().catch(console.error)}
    >
      <Icon name="share" />
      <span className={controls.buttonText}>Open</span>
    </button>
  )
}
