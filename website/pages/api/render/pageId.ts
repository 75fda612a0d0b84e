import type { Entry } from '../../../library/model/schema'

const folderOf = ({ kind }: Pick<Entry, 'kind'>): string =>
  kind === 'type' ? 'type-aliases' : 'variables'

/** A file called index.mdx would stand for its folder. */
export const fileNameOf = ({ name }: Pick<Entry, 'name'>): string =>
  name === 'index' ? 'index-function' : name

/** The id that Docusaurus gives to an entry's page. */
export const pageId = (entry: Pick<Entry, 'kind' | 'name'>): string =>
  `api/${folderOf(entry)}/${fileNameOf(entry)}`
