import { copyText } from '../../browser/copyText'
import { browserStorage } from '../drafts/browserStorage'
import type { Draft } from '../drafts/draft'
import type { Saved } from '../drafts/draftStore'
import { filesOf, projectOf } from '../project/project'
import type { Notice } from './Notices'
import type { WorkbenchParts } from './workbenchActions'

const textOf = (draft: Draft): string => {
  const [main, ...others] = filesOf(draft)
  return [
    main?.code,
    ...others.map(({ name, code }) => `// ${name}\n${code}`),
  ].join('\n')
}

const download = async (draft: Draft): Promise<void> => {
  const { downloadProject } = await import('../download/downloadProject')
  await downloadProject(projectOf(draft))
}

/** Ways to keep a text that the browser does not keep. */
export const rescueActions = (draft: Draft): NonNullable<Notice['actions']> => [
  {
    label: 'Copy it',
    run: () => void copyText(textOf(draft)),
    keepsNotice: true,
  },
  {
    label: 'Download it',
    run: () => void download(draft).catch(console.error),
    keepsNotice: true,
  },
]

/** Says that what is open is not all of what was stored. */
export const tellDamage = ({ board }: Pick<WorkbenchParts, 'board'>): void =>
  board.show({
    id: 'damaged',
    text: 'This draft was damaged in the browser’s storage. All text that can be read of it is here.',
  })

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
    text: 'This browser does not let the site store anything, so what you type is lost when you leave. To keep it, share it as a link, download it or copy it.',
  })
}

/** Says what was not kept, and how to keep it, until there is room again. */
export const tellSaved = (
  { text, board }: Pick<WorkbenchParts, 'text' | 'board'>,
  saved: Saved,
): void => {
  if (saved === 'saved') {
    board.dismiss('full')
    return
  }
  board.show({
    id: 'full',
    text: "The browser's storage for this site is full, so your latest changes are not saved and are lost when you leave this page. To keep them, share a link or download them. Your other drafts are unchanged.",
    actions: [
      {
        label: 'Copy the code',
        run: () => void copyText(textOf(text.read())),
        keepsNotice: true,
      },
    ],
  })
}
