import { type ReactNode, useEffect, useState } from 'react'
import { copyText } from '../../../browser/copyText'
import { encodeShare, MAX_LINK_LENGTH, type SharedCode } from '../../share'
import Icon from '../Icon'
import Popover from '../Popover'
import { issueAddress, shareAsMarkdown } from './shareTexts'
import styles from './styles.module.css'

type Props = {
  /** Read when the menu opens. */
  read: () => SharedCode
}

/** What can be done with the code as it was when the menu opened. */
function Choices({ read }: Props): ReactNode {
  const [shared] = useState(read)
  const [address] = useState(
    () => location.origin + location.pathname + encodeShare(shared),
  )
  const isTooLong = address.length > MAX_LINK_LENGTH
  const [feedback, setFeedback] = useState(
    isTooLong
      ? 'This code is too long for a link: the playground would not open it.'
      : 'The code is in the link itself. No server keeps it.',
  )
  const copy = async (text: string, what: string): Promise<void> =>
    setFeedback(
      (await copyText(text))
        ? `${what} copied.`
        : 'The browser did not allow copying: select the link and copy it.',
    )
  const share = async (): Promise<void> => {
    try {
      await navigator.share({ title: 'lfi playground', url: address })
    } catch (error) {
      // Cancelling is not an error.
      if (!(error instanceof DOMException && error.name === 'AbortError')) {
        setFeedback('The device did not share it: copy the link instead.')
      }
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, because the press that opened the menu asked for the link
  useEffect(() => {
    if (!isTooLong) {
      void copy(address, 'Link')
    }
  }, [])
  return (
    <>
      <input
        className={styles.address}
        aria-label="Link"
        readOnly
        value={isTooLong ? '' : address}
        onFocus={event => event.target.select()}
      />
      {'share' in navigator && (
        <button type="button" disabled={isTooLong} onClick={share}>
          Share with an app
        </button>
      )}
      <button
        type="button"
        disabled={isTooLong}
        onClick={() => copy(address, 'Link')}
      >
        Copy link
      </button>
      <button
        type="button"
        onClick={() => copy(shareAsMarkdown(shared, address), 'Markdown')}
      >
        Copy as Markdown
      </button>
      <a
        href={issueAddress(shared, address)}
        target="_blank"
        rel="noopener noreferrer"
      >
        Open an issue with this code
      </a>
      <p role="status">{feedback}</p>
    </>
  )
}

export default function ShareMenu(props: Props): ReactNode {
  return (
    <Popover label={<Icon name="share">Share</Icon>}>
      {() => <Choices {...props} />}
    </Popover>
  )
}
