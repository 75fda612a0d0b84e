import { pathToFileURL } from 'node:url'

const names = [
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

/** Where the packages are that lfi is compared with, by their names. */
export const otherPackages: Readonly<Record<string, string>> =
  Object.fromEntries(
    names.map(name => [name, pathToFileURL(require.resolve(name)).href]),
  )
