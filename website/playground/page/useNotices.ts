import { useState } from 'react'
import type { Notice } from './Notices'

export type NoticeBoard = ReturnType<typeof useNotices>

export const useNotices = () => {
  const [notices, setNotices] = useState<readonly Notice[]>([])
  return {
    notices,
    /** Shows the notice, in the place of one with the same id. */
    show: (notice: Notice): void =>
      setNotices(shown => [
        ...shown.filter(({ id }) => id !== notice.id),
        notice,
      ]),
    dismiss: (id: string): void =>
      // The same list if it is not there: every key press asks.
      setNotices(shown =>
        shown.some(notice => notice.id === id)
          ? shown.filter(notice => notice.id !== id)
          : shown,
      ),
  }
}
