import { pathToFileURL } from 'node:url'

const files: Readonly<Record<string, string>> = {
  lodash: require.resolve('lodash'),
  ramda: require.resolve('ramda'),
  rxjs: require.resolve('rxjs'),
  'p-each-series': require.resolve('p-each-series'),
  'p-every': require.resolve('p-every'),
  'p-filter': require.resolve('p-filter'),
  'p-forever': require.resolve('p-forever'),
  'p-locate': require.resolve('p-locate'),
  'p-map': require.resolve('p-map'),
  'p-map-series': require.resolve('p-map-series'),
  'p-pipe': require.resolve('p-pipe'),
  'p-props': require.resolve('p-props'),
  'p-reduce': require.resolve('p-reduce'),
  'p-some': require.resolve('p-some'),
  'p-times': require.resolve('p-times'),
}

/**
 * Where the packages are that lfi is compared with. They are named one by one,
 * so that the cache knows their versions.
 */
export const otherPackages: Readonly<Record<string, string>> =
  Object.fromEntries(
    Object.entries(files).map(([name, file]) => [
      name,
      pathToFileURL(file).href,
    ]),
  )
