import { type ReactNode, useEffect, useState } from 'react'
import { copyText } from '../../../browser/copyText'
import {
  MAX_LINK_LENGTH,
  playgroundAddress,
  type SharedCode,
} from '../../share'
import controls from '../controls.module.css'
import Icon from '../Icon'
import Popover from '../Popover'
import { usePopover } from '../usePopover'
import { issueAddress, shareAsMarkdown } from './shareTexts'
import styles from './styles.module.css'

type Props = {
  /** Read when the menu opens. */
  read: () => SharedCode
}

type Shared = { shared: SharedCode; address: string; isCopied: boolean }

/** What can be done with the code as it was when the menu opened. */
function Choices({ read }: Props): ReactNode {
  const [result, setResult] = useState<Shared>()
  useEffect(() => {
    const shared = read()
    const page = location.origin + location.pathname
    const make = async (): Promise<void> => {
      const address = await playgroundAddress(shared, page)
      // The press that opened the menu asked for the link, which is here now.
      const isCopied =
        address.length <= MAX_LINK_LENGTH && (await copyText(address))
      setResult({ shared, address, isCopied })
    }
    make().catch(console.error)
  }, [read])
  return (
    <div className={controls.popover}>{result && <Offers {...result} />}</div>
  )
}

function Offers({ shared, address, isCopied }: Shared): ReactNode {
  const [feedback, setFeedback] = useState(isCopied ? 'Link copied.' : '')
  const offer = async (text: string, what: string): Promise<void> => {
    setFeedback(
      (await copyText(text))
        ? `${what} copied.`
        : 'The browser did not allow copying: select the link and copy it.',
    )
  }
  const share = async (): Promise<void> => {
    try {
      await navigator.share({ title: 'lfi playground', url: address })
    } catch (error) {
      // Somebody who changes their mind needs no word about it.
      if (!(error instanceof DOMException && error.name === 'AbortError')) {
        setFeedback('The device did not share it: copy the link instead.')
      }
    }
  }
  const tooLong = address.length > MAX_LINK_LENGTH
  return (
    <>
      <input
        className={styles.address}
        aria-label="Link"
        readOnly
        value={tooLong ? '' : address}
        onFocus={event => event.target.select()}
      />
      {'share' in navigator && (
        <button type="button" disabled={tooLong} onClick={share}>
          Share with an app
        </button>
      )}
      <button
        type="button"
        disabled={tooLong}
        onClick={() => offer(address, 'Link')}
      >
        Copy link
      </button>
      <button
        type="button"
        onClick={() => offer(shareAsMarkdown(shared, address), 'Markdown')}
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
      <p role="status" className={styles.feedback}>
        {feedback ||
          (tooLong
            ? 'This code is too long for a link: the playground would not open it.'
            : 'The code is in the link itself. No server keeps it.')}
      </p>
    </>
  )
}

export default function ShareMenu(props: Props): ReactNode {
  return (
    <Popover state={usePopover()} label={<Icon name="share">Share</Icon>}>
      <Choices {...props} />
    </Popover>
  )
}
