/*
 * In: the examples of the guides, run on the major before by `generate`. Out:
 * `@generated/upgrading/default/failing.json`, the sections in which one of
 * them does something else there. Read by: the OnPrevious component.
 */
import type { Plugin } from '@docusaurus/types'
import { type Published, publish } from '../../generate/read/publish'

export default function upgrading(): Plugin<Published> {
  return publish('upgrading')
}
