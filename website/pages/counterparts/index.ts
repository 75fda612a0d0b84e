/*
 * In: data/counterparts, checked against its schema, and what its programs
 * print, which `generate` finds out. Out: one JSON file a system,
 * `@generated/counterparts/default/<slug>.json`, so that a page carries its own
 * rows only. Read by: the Counterparts component.
 */
import type { Plugin } from '@docusaurus/types'
import { type Published, publish } from '../../generate/read/publish'

export default function counterparts(): Plugin<Published> {
  return publish('counterparts')
}
