import type { ApiModel, Entry } from '../../../library/model/schema'
import { categoriesOf } from './categoriesOf'
import { familyOf, isFunction, standsForFamily } from './context'
import { slugOf } from './facts'

/**
 * The index and the sidebar of every page list all families while there are no
 * more than these. Neither may grow with the library without an end: beyond,
 * both lead to lists of a category instead.
 */
const MAX_FAMILIES = 200

/** Families on one page of a category's list. */
const MAX_ON_A_PAGE = 100

/** A page of the functions of one category. */
export type FunctionList = {
  category: string
  title: string
  id: string
  path: string
  entries: Entry[]
  isFirst: boolean
}

export const valuesOf = ({ entries }: ApiModel): Entry[] =>
  entries.filter(({ kind }) => kind !== 'type')

/** One entry for each row of the index. */
export const headsOf = (model: ApiModel, entries: readonly Entry[]): Entry[] =>
  entries.filter(
    entry => !isFunction(entry) || familyOf(model, entry)[0] === entry,
  )

const listsOf = (category: string, heads: readonly Entry[]): FunctionList[] =>
  Array.from({ length: Math.ceil(heads.length / MAX_ON_A_PAGE) }, (_, page) => {
    const name =
      page === 0 ? slugOf(category) : `${slugOf(category)}-${page + 1}`
    return {
      category,
      title: page === 0 ? category : `${category}, page ${page + 1}`,
      id: `api/lists/${name}`,
      path: `/docs/api/lists/${name}`,
      entries: heads.slice(page * MAX_ON_A_PAGE, (page + 1) * MAX_ON_A_PAGE),
      isFirst: page === 0,
    }
  })

/** The lists of a library too large for one; none if one will do. */
export const functionLists = (model: ApiModel): FunctionList[] => {
  const values = valuesOf(model)
  return values.filter(entry => standsForFamily(model, entry)).length <=
    MAX_FAMILIES
    ? []
    : categoriesOf(values).flatMap(([category, entries]) =>
        listsOf(category, headsOf(model, entries)),
      )
}
