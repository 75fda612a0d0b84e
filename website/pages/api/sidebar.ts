import type { ApiModel, Entry } from '../../library/model/schema'
import { categoriesOf, valuesOf } from './render/categoriesOf'
import { familyOf, isFunction, pageId, standsForFamily } from './render/context'

type Item =
  | { type: 'doc'; id: string }
  | {
      type: 'category'
      label: string
      collapsed: boolean
      link?: { type: 'doc'; id: string }
      items: Item[]
    }

const docItem = (entry: Entry): Item => ({ type: 'doc', id: pageId(entry) })

/** A family is its plain form; the others open beneath it. */
const familyItem = (entry: Entry, model: ApiModel): Item[] => {
  if (!standsForFamily(model, entry)) {
    return []
  }
  if (!isFunction(entry) || entry.flavour !== 'plain') {
    return [docItem(entry)]
  }
  const [, ...others] = familyOf(model, entry)
  return others.length === 0
    ? [docItem(entry)]
    : [
        {
          type: 'category',
          label: entry.name,
          collapsed: true,
          link: { type: 'doc', id: pageId(entry) },
          items: others.map(docItem),
        },
      ]
}

const groups = (
  entries: readonly Entry[],
  itemsOf: (entry: Entry) => Item[],
): Item[] =>
  categoriesOf(entries).map(([label, members]) => ({
    type: 'category',
    label,
    collapsed: true,
    items: members.flatMap(itemsOf),
  }))

/** The API part of the sidebar: by category, then by family. */
export const apiSidebar = (model: ApiModel): Item => ({
  type: 'category',
  label: 'API reference',
  collapsed: true,
  link: { type: 'doc', id: 'api/index' },
  items: [
    { type: 'doc', id: 'api/behaviour' },
    {
      type: 'category',
      label: 'Functions',
      collapsed: true,
      link: { type: 'doc', id: 'api/variables/index' },
      items: groups(valuesOf(model), entry => familyItem(entry, model)),
    },
    {
      type: 'category',
      label: 'Types',
      collapsed: true,
      link: { type: 'doc', id: 'api/type-aliases/index' },
      items: groups(
        model.entries.filter(({ kind }) => kind === 'type'),
        entry => [docItem(entry)],
      ),
    },
  ],
})
