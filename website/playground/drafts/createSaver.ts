/** A pause in typing that is worth a save. */
const PAUSE_MILLISECONDS = 300
/** A crash loses no more than this of typing without a pause. */
const MAX_UNSAVED_MILLISECONDS = 2000

/** Saves what was typed soon after it was, and now and then while typing. */
export const createSaver = (save: () => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let latest = 0
  const flush = (): void => {
    if (timer !== undefined) {
      clearTimeout(timer)
      timer = undefined
      save()
    }
  }
  return {
    touch: (): void => {
      const now = Date.now()
      if (timer === undefined) {
        latest = now + MAX_UNSAVED_MILLISECONDS
      }
      clearTimeout(timer)
      timer = setTimeout(
        flush,
        Math.max(0, Math.min(PAUSE_MILLISECONDS, latest - now)),
      )
    },
    flush,
  }
}
