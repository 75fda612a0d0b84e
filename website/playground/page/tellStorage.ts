import { copyText } from '../../browser/copyText'
import { browserStorage } from '../drafts/browserStorage'
import type { Saved } from '../drafts/draftStore'
import type { WorkbenchParts } from './workbenchActions'

let hasTold = false

/** Says, once, that drafts last only as long as the page. */
export const tellRefusedStorage = ({
  board,
}: Pick<WorkbenchParts, 'board'>): void => {
  if (hasTold || browserStorage().isLasting) {
    return
  }
  hasTold = true
  board.show({
    id: 'storage',
    text: 'This browser lets the site store nothing, so what you type is gone when you leave. To keep it, share it as a link, download it or copy it.',
  })
}

/** Says what was not kept, and how to keep it, until there is room again. */
export const tellSaved = (
  { editor, board }: Pick<WorkbenchParts, 'editor' | 'board'>,
  saved: Saved,
): void => {
  if (saved === 'saved') {
    board.dismiss('full')
    return
  }
  board.show({
    id: 'full',
    text: "The browser's storage for this site is full, so your latest changes are not kept. Share has a link and a download that hold them; other drafts are as they were.",
    action: {
      label: 'Copy the code',
      run: () => void copyText(editor?.code() ?? ''),
    },
  })
}
