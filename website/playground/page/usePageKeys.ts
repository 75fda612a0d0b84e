import { useEffect } from 'react'
import { useLatest } from './useLatest'

/** Handles keys wherever they are pressed on the page, in the editor too. */
export const usePageKeys = (
  onKeyDown: (event: KeyboardEvent) => void,
): void => {
  const latest = useLatest(onKeyDown)
  useEffect(() => {
    const handle = (event: KeyboardEvent): void => latest.current(event)
    window.addEventListener('keydown', handle, { capture: true })
    return () => window.removeEventListener('keydown', handle, true)
  }, [latest])
}
