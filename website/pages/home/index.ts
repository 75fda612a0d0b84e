/*
 * In: the installed lfi, run and bundled by `generate`.
 * Out: demonstrations.json, the facts that the home page draws.
 * Read by: src/components/home.
 */
import type { Plugin } from '@docusaurus/types'
import { type Published, publish } from '../../generate/read/publish'

export default function homeDemonstrations(): Plugin<Published> {
  return publish('home-demonstrations')
}
