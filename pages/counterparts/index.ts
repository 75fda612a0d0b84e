/*
 * In: data/equivalents, checked against its schema.
 * Out: one JSON file a system, `@generated/equivalents/default/<slug>.json`, so
 * that a page carries its own rows only. Read by: the Counterparts component.
 */
import type { Plugin } from '@docusaurus/types'
import { equivalents } from '../../data/equivalents'
import { equivalentsSchema, systemSchema } from '../../data/schema'
import { systemSlugs } from '../../data/systemSlugs'
import { systemPageOf } from './systemPageOf'

export default function equivalentsPlugin(): Plugin {
  return {
    name: 'equivalents',
    contentLoaded: async ({ actions }) => {
      const checked = equivalentsSchema.parse(equivalents)
      await Promise.all(
        systemSchema.options.map(system =>
          actions.createData(
            `${systemSlugs[system]}.json`,
            JSON.stringify(systemPageOf(checked, system)),
          ),
        ),
      )
    },
  }
}
