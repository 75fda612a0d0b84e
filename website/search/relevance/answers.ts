/** Questions that have one answer, and where it is below `/docs/`. */
export const answers: readonly (readonly [query: string, place: string])[] = [
  ['takeRight', 'coming-from/lodash#no-takeright'],
  ['last 3 items', 'coming-from/lodash#no-takeright'],
  ['orderBy', 'coming-from/lodash#no-orderby'],
  ['_.orderBy', 'coming-from/lodash#no-orderby'],
  ['order by', 'coming-from/lodash#no-orderby'],
  ['sortBy', 'coming-from/lodash#no-sortby'],
  ['withLatestFrom', 'coming-from/rxjs#no-withlatestfrom'],
  ['p-limit', 'coming-from/p-map#no-p-limit'],
  ['merge sorted', 'recipes/more#merge-sorted-lists'],
  ['async or concur', 'choosing-a-function#async-or-concur'],
  ['mapAsync vs mapConcur', 'choosing-a-function#async-or-concur'],
  ['max 8 at once', 'five-hundred-requests'],
  ['fetch 500 urls', 'five-hundred-requests'],
  ['convert array chain to lazy', 'coming-from/array'],
]
