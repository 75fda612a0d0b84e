import { isSameProject, type Project, projectOf } from '../project/project'
import type { DecodedShare } from '../share'
import { type Draft, isEdited, type Origin } from './draft'
import type { DraftStore } from './draftStore'

export type OpenedDocument = Omit<Draft, 'savedAt'>

export type Opening = {
  readonly document: OpenedDocument
  /** A draft of other code that the visitor may want back. */
  readonly keptDraft?: Draft | undefined
  /** The event of a trace that the link points at. */
  readonly step?: number | undefined
  readonly problem?: string | undefined
}

export type OpenRequest = {
  readonly hash: string
  readonly link: DecodedShare
  readonly store: DraftStore
  /** The draft that this entry of the history has shown before, if any. */
  readonly entryDraft: unknown
  /** The draft that this tab had open, if any. */
  readonly tabDraft: string | undefined
  readonly inUse: ReadonlySet<string>
  readonly fallback: Origin
  readonly createId: () => string
}

export const freshDocument = (id: string, origin: Origin): OpenedDocument => ({
  id,
  ...projectOf(origin),
  origin,
})

/** Two tabs must not write the same draft: the second goes on in a copy. */
const unshared = (
  { inUse, createId }: OpenRequest,
  draft: Draft | undefined,
): OpenedDocument | undefined =>
  draft && inUse.has(draft.id) ? { ...draft, id: createId() } : draft

const openLink = (request: OpenRequest, project: Project): Opening => {
  const { hash, store, entryDraft, createId } = request
  const drafts = store.list()
  const ofLink = drafts.filter(
    ({ origin }) => origin.kind === 'link' && origin.key === hash,
  )
  // A reload, Back and Forward keep the changes to the code that a link brought.
  // Who follows the link wants its code.
  const resumed = unshared(
    request,
    ofLink.find(({ id }) => id === entryDraft),
  )
  if (resumed) {
    return { document: resumed }
  }
  const keptDraft = [...ofLink, ...drafts].find(
    draft => isEdited(draft) && !isSameProject(draft, project),
  )
  return {
    document: freshDocument(createId(), {
      kind: 'link',
      key: hash,
      ...projectOf(project),
    }),
    keptDraft,
  }
}

/** Decides what to open, so that neither a link nor a draft is lost. */
export const openDocument = (request: OpenRequest): Opening => {
  const { link, store, tabDraft, fallback, createId } = request
  if (link.kind === 'shared') {
    return { ...openLink(request, link), step: link.step }
  }
  const example = freshDocument(createId(), fallback)
  const own = tabDraft === undefined ? undefined : store.read(tabDraft)
  const kept = own ?? store.list()[0]
  return link.kind === 'failed'
    ? { document: example, problem: link.message, keptDraft: kept }
    : { document: unshared(request, kept) ?? example }
}

type Versions = {
  readonly current: string
  readonly others: readonly string[]
}

/** Code that asks for an unknown version of lfi opens with the current one. */
export const withKnownVersion = (
  opening: Opening,
  { current, others }: Versions,
): Opening => {
  const { version, ...document } = opening.document
  if (version === undefined || others.includes(version)) {
    return opening
  }
  const problem = `This code requires lfi ${version}, which is not available here. It opens with lfi ${current}.`
  return {
    ...opening,
    document,
    ...(version !== current && { problem }),
  }
}
