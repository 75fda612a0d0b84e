/*
 * In: data/equivalents, checked against its schema.
 * Out: one JSON file a system, `@generated/equivalents/default/<slug>.json`, so
 * that a page carries its own rows only. Read by: the Counterparts component.
 */
import type { Plugin } from '@docusaurus/types'
import { equivalents } from '../../data/equivalents'
import { equivalentsSchema, type System, systemSchema } from '../../data/schema'
import { systemPageOf } from './systemPageOf'

const slugs: Record<System, string> = {
  Array: 'array',
  Iterator: 'iterator-helpers',
  Lodash: 'lodash',
  Ramda: 'ramda',
  RxJS: 'rxjs',
  'p-map and friends': 'p-map',
  Python: 'python',
}

export default function equivalentsPlugin(): Plugin {
  return {
    name: 'equivalents',
    contentLoaded: async ({ actions }) => {
      const checked = equivalentsSchema.parse(equivalents)
      await Promise.all(
        systemSchema.options.map(system =>
          actions.createData(
            `${slugs[system]}.json`,
            JSON.stringify(systemPageOf(checked, system)),
          ),
        ),
      )
    },
  }
}
