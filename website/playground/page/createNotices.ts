import type { Notice } from './Notices'
import type { Store } from './store'

const BRIEF_MILLISECONDS = 5000

/** Sentences that are shown until they are done with. */
export const createNotices = ({
  get,
  set,
}: Pick<Store<{ readonly notices: readonly Notice[] }>, 'get' | 'set'>) => {
  const dismiss = (...ids: readonly string[]): void => {
    const { notices } = get()
    // The same list if none is there: every key press asks.
    if (notices.some(({ id }) => ids.includes(id))) {
      set({ notices: notices.filter(({ id }) => !ids.includes(id)) })
    }
  }
  return {
    dismiss,
    /** Shows the notice, in the place of one with the same id. */
    notify: (notice: Notice): void => {
      dismiss(notice.id)
      set({ notices: [...get().notices, notice] })
      if (notice.isBrief) {
        setTimeout(() => {
          if (get().notices.includes(notice)) {
            dismiss(notice.id)
          }
        }, BRIEF_MILLISECONDS)
      }
    },
  }
}
