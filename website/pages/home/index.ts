/*
 * In: the installed lfi, run and bundled.
 * Out: demonstrations.json, the facts that the home page draws.
 * Read by: src/components/home.
 */
import type { Plugin } from '@docusaurus/types'
import { Step } from '@lfi-docs/build-cache'
import { lfiVersion } from '../../library/lfiVersion'
import { measureSize } from './measureSize'
import type { Demonstrations } from './model/demonstrations'
import { runLaziness } from './runLaziness'

const facts = new Step<Demonstrations>('home-demonstrations', __filename)

export default function homeDemonstrations(): Plugin<Demonstrations> {
  return {
    name: 'home-demonstrations',
    loadContent: () =>
      facts.results().getOrMakeLater([], async () => ({
        laziness: await runLaziness(),
        size: await measureSize(lfiVersion),
      })),
    contentLoaded: async ({ content, actions }) => {
      await actions.createData('demonstrations.json', content)
    },
  }
}
