import type { Entry } from '../library/model/schema'
import {
  categoriesOf,
  familyOf,
  isFunction,
  pageId,
  standsForFamily,
  types,
  type ValueEntry,
  values,
} from './reference'

type Doc = { type: 'doc'; id: string }
type Item =
  | Doc
  | {
      type: 'category'
      label: string
      /** Where others have the label: translations have one each. */
      key?: string
      collapsed: boolean
      link?: Doc
      items: Item[]
    }

const doc = (id: string): Doc => ({ type: 'doc', id })

/** A folded group, with a page of its own if it has one. */
const category = (label: string, items: Item[], id?: string): Item => ({
  type: 'category',
  label,
  collapsed: true,
  ...(id !== undefined && { link: doc(id) }),
  items,
})

/** A family is its plain form; the others open beneath it. */
const familyItem = (entry: ValueEntry): Item[] => {
  if (!standsForFamily(entry)) {
    return []
  }
  const [, ...others] =
    isFunction(entry) && entry.flavour === 'plain' ? familyOf(entry) : []
  const items = others.map(other => doc(pageId(other)))
  return [
    items.length > 0
      ? category(entry.name, items, pageId(entry))
      : doc(pageId(entry)),
  ]
}

const groups = <Kind extends Entry>(
  entries: readonly Kind[],
  itemsOf: (entry: Kind) => Item[],
) =>
  categoriesOf(entries).map(([label, members]) => ({
    ...category(label, members.flatMap(itemsOf)),
    key: `${members[0]?.kind} ${label}`,
  }))

/** The API part of the sidebar: by category, then by family. */
export const apiSidebar: Item = category(
  'API reference',
  [
    doc('api/behaviour'),
    category('Functions', groups(values, familyItem), 'api/variables/index'),
    category(
      'Types',
      groups(types, entry => [doc(pageId(entry))]),
      'api/type-aliases/index',
    ),
  ],
  'api/index',
)
