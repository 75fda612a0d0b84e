/*
 * In: the installed lfi, run and bundled.
 * Out: demonstrations.json, the facts that the home page draws.
 * Read by: src/components/home.
 */
import type { Plugin } from '@docusaurus/types'
import { version } from 'lfi/package.json'
import { cachedBySources } from '../../cache/cached'
import { measureSize } from './measureSize'
import type { Demonstrations } from './model/demonstrations'
import { runLaziness } from './runLaziness'

const sources = ['node_modules/lfi', 'pages/home']

export default function homeDemonstrations(): Plugin<Demonstrations> {
  return {
    name: 'home-demonstrations',
    loadContent: () =>
      cachedBySources('home-demonstrations', sources, async () => ({
        laziness: runLaziness(),
        size: await measureSize(version),
      })),
    contentLoaded: async ({ content, actions }) => {
      await actions.createData('demonstrations.json', content)
    },
  }
}
