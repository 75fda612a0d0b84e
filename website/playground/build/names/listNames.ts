import { rewritePhrase } from '../../../content/model/phrase'
import { helperModuleName } from '../../../examples/helperModule/helperModuleTypes'
import type { ApiModel, Entry } from '../../../library/model/schema'
import type { LibraryName } from '../../editor/help/libraryNames'

/** Markdown as text: links lose their targets, code keeps its backticks. */
const toText = (markdown: string): string =>
  rewritePhrase(markdown, { link: text => text, marked: text => text })
    .replace(/\s+/gu, ' ')
    .trim()

const signatureOf = (entry: Entry): string => {
  switch (entry.kind) {
    case 'function':
      return entry.callForms[0] ?? entry.name
    case 'constant':
      return `${entry.name}: ${entry.type}`
    case 'type':
      return `type ${entry.name}`
  }
}

const helpers: readonly Omit<LibraryName, 'module' | 'path'>[] = [
  {
    name: 'delay',
    kind: 'function',
    signature: 'delay(milliseconds, value)',
    summary: 'Resolves with `value` after `milliseconds`.',
  },
  {
    name: 'numbers',
    kind: 'constant',
    signature: 'numbers: readonly number[]',
    summary: 'A hundred whole numbers from 0 to 999, in no order.',
  },
  {
    name: 'orders',
    kind: 'constant',
    signature: 'orders: readonly Order[]',
    summary: 'Eighteen orders placed by `people`, oldest first.',
  },
  {
    name: 'people',
    kind: 'constant',
    signature: 'people: readonly Person[]',
    summary: 'Twelve people to group, sort and search.',
  },
]

/** Everything the playground offers to import, with its documentation. */
export const listNames = (model: ApiModel): LibraryName[] => [
  ...model.entries.map(entry => ({
    name: entry.name,
    kind: entry.kind,
    signature: signatureOf(entry),
    summary: toText(entry.summary),
    module: model.packageName,
    path: entry.path,
  })),
  ...helpers.map(helper => ({
    ...helper,
    module: helperModuleName,
    // Each has a heading there.
    path: `/docs/playground-helpers#${helper.name}`,
  })),
]
