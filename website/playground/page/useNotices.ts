import { useState } from 'react'
import type { Notice } from './Notices'

export type NoticeBoard = {
  readonly notices: readonly Notice[]
  /** Shows the notice, in the place of one with the same id. */
  readonly show: (notice: Notice) => void
  readonly dismiss: (id: string) => void
}

export const useNotices = (): NoticeBoard => {
  const [notices, setNotices] = useState<readonly Notice[]>([])
  return {
    notices,
    show: notice =>
      setNotices(shown => [
        ...shown.filter(({ id }) => id !== notice.id),
        notice,
      ]),
    dismiss: id =>
      // The same list if it is not there: every key press asks.
      setNotices(shown =>
        shown.some(notice => notice.id === id)
          ? shown.filter(notice => notice.id !== id)
          : shown,
      ),
  }
}
