import { useCallback, useState } from 'react'
import type { Notice } from './Notices'

export type NoticeBoard = {
  readonly notices: readonly Notice[]
  /** Shows the notice, in the place of one with the same id. */
  readonly show: (notice: Notice) => void
  readonly dismiss: (id: string) => void
}

export const useNotices = (): NoticeBoard => {
  const [notices, setNotices] = useState<readonly Notice[]>([])
  const dismiss = useCallback(
    (id: string) =>
      setNotices(shown => shown.filter(notice => notice.id !== id)),
    [],
  )
  const show = useCallback(
    (notice: Notice) =>
      setNotices(shown => [
        ...shown.filter(({ id }) => id !== notice.id),
        notice,
      ]),
    [],
  )
  return { notices, show, dismiss }
}
