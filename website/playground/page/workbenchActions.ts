import { type Draft, titleOf } from '../drafts/draft'
import { freshDocument } from '../drafts/openDocument'
import type { CodeEditor } from '../editor/createEditor'
import { FormatterNotLoaded, formatCode } from '../editor/formatCode'
import { languageOf } from '../project/project'
import { type GalleryExample, originOf } from './gallery'
import { createDraftId } from './openInitial'
import { rescueActions } from './tellStorage'
import type { DocumentHandle } from './useDocument'
import type { NoticeBoard } from './useNotices'

export type WorkbenchParts = {
  readonly editor: CodeEditor | undefined
  readonly text: DocumentHandle
  readonly board: NoticeBoard
}

/** An address that says what the editor no longer shows is misleading. */
const clearHash = (): void =>
  history.replaceState(history.state, '', location.pathname + location.search)

const whyNotFormatted = (error: unknown): string => {
  if (error instanceof FormatterNotLoaded) {
    return 'Not formatted, because the formatter could not be loaded. Check your connection and try again.'
  }
  const reason = error instanceof Error ? error.message.split('\n')[0] : ''
  return `Not formatted, because the code can't be read. ${reason}`
}

/** Formats in place; code that can't be read is left as it is, with the why. */
export const format = async ({
  editor,
  text,
  board,
}: WorkbenchParts): Promise<void> => {
  if (!editor) {
    return
  }
  const before = editor.code()
  const cursor = editor.view.state.selection.main.head
  try {
    const formatted = await formatCode(before, languageOf(text.active), cursor)
    // What was typed while Prettier loaded is worth more than its result.
    if (editor.code() === before) {
      editor.replace(formatted.code, formatted.cursor)
    }
    board.dismiss('format')
  } catch (error) {
    board.show({ id: 'format', text: whyNotFormatted(error) })
  }
}

/** Saves at once, and says where. */
export const saveNow = ({ text, board }: WorkbenchParts): void => {
  text.save()
  const isKept = text.isKept(text.document.id)
  board.show({
    id: 'saved',
    isBrief: isKept,
    text: isKept
      ? 'Saved in this browser. What you type is always saved automatically.'
      : 'Not saved: the browser has no room for it, or stores nothing for this site.',
  })
}

const unkeptNotice = ({ id }: Draft): string => `draft ${id}`

export const openDraft = (
  { text, board }: Pick<WorkbenchParts, 'text' | 'board'>,
  draft: Draft,
): void => {
  clearHash()
  text.openDraft(draft)
  board.dismiss('draft', unkeptNotice(draft))
}

/** Says where the edited text is kept, and opens it again on request. */
export const offerDraft = (
  parts: Pick<WorkbenchParts, 'text' | 'board'>,
  draft: Draft,
): void => {
  const { text, board } = parts
  const isKept = text.isKept(draft.id)
  const back = {
    label: 'Back to my draft',
    run: () => openDraft(parts, draft),
  }
  board.show({
    id: isKept ? 'draft' : unkeptNotice(draft),
    text: isKept
      ? 'Your draft is kept in this browser.'
      : 'Your code from before could not be stored: this page alone holds it, until you leave.',
    actions: isKept ? [back] : [back, ...rescueActions(draft)],
  })
}

/** Deletes a draft, with a way back for as long as the notice stands. */
export const deleteDraft = (
  { text, board }: Pick<WorkbenchParts, 'text' | 'board'>,
  draft: Draft,
): void => {
  text.removeDraft(draft)
  board.show({
    id: 'deleted',
    text: `The draft “${titleOf(draft)}” is deleted.`,
    actions: [{ label: 'Undo', run: () => text.keepDraft(draft) }],
  })
}

/** Says that the link points into a trace; running it is for the visitor. */
export const offerStep = (
  { board }: Pick<WorkbenchParts, 'board'>,
  step: number,
  trace: () => void,
): void =>
  board.show({
    id: 'step',
    text: `This link points at event ${step} of a trace of the code.`,
    actions: [{ label: 'Go there', run: trace }],
  })

const leave = (parts: WorkbenchParts, origin: Draft['origin']): void => {
  const { editor, text } = parts
  const left = editor && text.isEdited ? text.read() : undefined
  text.open(freshDocument(createDraftId(), origin))
  if (left) {
    offerDraft(parts, left)
  }
}

export const openExample = (
  parts: WorkbenchParts,
  example: GalleryExample,
): void => {
  clearHash()
  leave(parts, originOf(example))
}

/** Returns to what the text started from; the edits stay in the drafts. */
export const reset = (parts: WorkbenchParts): void =>
  leave(parts, parts.text.document.origin)
