/*
 * In: pictures of runs on function pages, which pages/api makes with
 * recordPictures.ts. Out: the listener that opens the viewer in their place.
 */
import path from 'node:path'
import type { Plugin } from '@docusaurus/types'

export default function pictures(): Plugin {
  return {
    name: 'pictures',
    getClientModules: () => [path.resolve(__dirname, 'client/index.ts')],
  }
}
