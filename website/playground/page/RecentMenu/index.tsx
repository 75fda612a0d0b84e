import type { ReactNode } from 'react'
import Icon from '../Icon'
import Popover from '../Popover'
import { listRecent, type Recent } from '../recent'
import styles from './styles.module.css'

const format = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
})

type Props = { onOpen: (recent: Recent) => void }

/** The last texts that were typed in this browser. */
export default function RecentMenu({ onOpen }: Props): ReactNode {
  return (
    <Popover label={<Icon name="recent">Recent</Icon>}>
      {close => {
        const texts = listRecent()
        return texts.length === 0 ? (
          <p>Nothing yet. The last ten texts that you type are listed here.</p>
        ) : (
          texts.map(text => (
            <button
              key={text.hash}
              type="button"
              onClick={() => {
                close()
                onOpen(text)
              }}
            >
              <span className={styles.title}>{text.title}</span>
              <span className={styles.time}>{format.format(text.savedAt)}</span>
            </button>
          ))
        )
      }}
    </Popover>
  )
}
