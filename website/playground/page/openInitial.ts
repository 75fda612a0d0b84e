import { currentVersion, otherVersions } from '@site/generated/sandbox/versions'
import { browserStorage, keepIfPossible } from '../drafts/browserStorage'
import { draftsInUse } from '../drafts/draftLocks'
import type { DraftStore } from '../drafts/draftStore'
import {
  type Opening,
  openDocument,
  withKnownVersion,
} from '../drafts/openDocument'
import { decodeShare } from '../share'
import { originOf, welcomeExample } from './gallery'

/** Where a tab remembers its draft over a reload. */
const TAB_DRAFT_KEY = 'lfi.playground.tab'

/** Where an entry of the history has the draft that it shows. */
const ENTRY_DRAFT_KEY = 'draft'

/**
 * So that a reload opens it again, as do Back and Forward; a link that is
 * followed has an entry of its own. Without room, the latest draft opens.
 */
export const rememberTabDraft = (id: string): void => {
  keepIfPossible(browserStorage().session, TAB_DRAFT_KEY, id)
  history.replaceState({ ...history.state, [ENTRY_DRAFT_KEY]: id }, '')
}

export const createDraftId = (): string =>
  `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`

/** What to show for the address, this tab and the drafts there are. */
export const openInitial = async (store: DraftStore): Promise<Opening> => {
  const { hash } = location
  const link = await decodeShare(hash)
  const opening = openDocument({
    hash,
    link,
    store,
    entryDraft: history.state?.[ENTRY_DRAFT_KEY],
    tabDraft: browserStorage().session.getItem(TAB_DRAFT_KEY) ?? undefined,
    inUse: await draftsInUse(),
    fallback: originOf(welcomeExample),
    createId: createDraftId,
  })
  return withKnownVersion(opening, {
    current: currentVersion,
    others: Object.keys(otherVersions),
  })
}
