/*
 * In: data/equivalents, checked against its schema.
 * Out: one JSON file a system, `@generated/equivalents/default/<slug>.json`, so
 * that a page carries its own rows only. Read by: the Counterparts component.
 */
import type { Plugin } from '@docusaurus/types'
import { equivalents, systems } from '../../data/equivalents'
import { readAs } from '../../data/readAs'
import { equivalentsSchema } from '../../data/schema'
import { systemPageOf } from './systemPageOf'

export default function equivalentsPlugin(): Plugin {
  return {
    name: 'equivalents',
    contentLoaded: async ({ actions }) => {
      const checked = readAs(equivalentsSchema, equivalents, {
        file: 'data/equivalents',
      })
      await Promise.all(
        systems.map(({ system, page }) =>
          actions.createData(
            `${page}.json`,
            JSON.stringify(systemPageOf(checked, system)),
          ),
        ),
      )
    },
  }
}
