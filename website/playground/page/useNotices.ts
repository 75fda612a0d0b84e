import { useEffect, useState } from 'react'
import type { Notice } from './Notices'

const BRIEF_MILLISECONDS = 5000

export type NoticeBoard = ReturnType<typeof useNotices>

export const useNotices = () => {
  const [notices, setNotices] = useState<readonly Notice[]>([])
  useEffect(() => {
    if (!notices.some(({ isBrief }) => isBrief)) {
      return undefined
    }
    const timer = setTimeout(
      () => setNotices(shown => shown.filter(({ isBrief }) => !isBrief)),
      BRIEF_MILLISECONDS,
    )
    return () => clearTimeout(timer)
  }, [notices])
  return {
    notices,
    /** Shows the notice, in the place of one with the same id. */
    show: (notice: Notice): void =>
      setNotices(shown => [
        ...shown.filter(({ id }) => id !== notice.id),
        notice,
      ]),
    dismiss: (...ids: readonly string[]): void =>
      // The same list if none is there: every key press asks.
      setNotices(shown =>
        shown.some(({ id }) => ids.includes(id))
          ? shown.filter(({ id }) => !ids.includes(id))
          : shown,
      ),
  }
}
