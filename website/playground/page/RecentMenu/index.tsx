import { type ReactNode, useState } from 'react'
import controls from '../controls.module.css'
import Icon from '../Icon'
import Popover from '../Popover'
import { listRecent, type Recent } from '../recent'
import { usePopover } from '../usePopover'
import styles from './styles.module.css'

const format = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
})

/** A damaged storage may have a time that there is not. */
const timeOf = ({ savedAt }: Recent): string =>
  Number.isNaN(new Date(savedAt).getTime()) ? '' : format.format(savedAt)

function Texts({ onOpen }: { onOpen: (recent: Recent) => void }): ReactNode {
  const [recent] = useState(() => listRecent())
  return (
    <div className={controls.popoverAbove}>
      {recent.length === 0 && (
        <p className={styles.empty}>
          Nothing yet. The last ten texts that you type are listed here.
        </p>
      )}
      {recent.map(each => (
        <button key={each.hash} type="button" onClick={() => onOpen(each)}>
          <span className={styles.title}>{each.title}</span>
          <span className={styles.time}>{timeOf(each)}</span>
        </button>
      ))}
    </div>
  )
}

/** The last texts that were typed in this browser. */
export default function RecentMenu({
  onOpen,
}: {
  onOpen: (recent: Recent) => void
}): ReactNode {
  const popover = usePopover()
  return (
    <Popover state={popover} label={<Icon name="recent">Recent</Icon>}>
      <Texts
        onOpen={recent => {
          popover.close()
          onOpen(recent)
        }}
      />
    </Popover>
  )
}
