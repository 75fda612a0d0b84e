/** The packages that lfi is compared with. */
export const otherPackages: readonly string[] = [
  'lodash',
  'ramda',
  'rxjs',
  'p-each-series',
  'p-every',
  'p-filter',
  'p-forever',
  'p-locate',
  'p-map',
  'p-map-series',
  'p-pipe',
  'p-props',
  'p-reduce',
  'p-some',
  'p-times',
]
