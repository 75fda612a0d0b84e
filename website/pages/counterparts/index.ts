/*
 * In: data/equivalents, checked against its schema, and what its programs
 * print. Out: one JSON file a system, `@generated/equivalents/default/<slug>.json`,
 * so that a page carries its own rows only. Read by: the Counterparts component.
 */
import type { LoadContext, Plugin } from '@docusaurus/types'
import { equivalents, systems } from '../../data/equivalents'
import { readAs } from '../../data/readAs'
import { equivalentsSchema } from '../../data/schema'
import { loadCounterpartExamples } from '../../examples/counterparts'
import { systemPageOf } from './systemPageOf'

export default function equivalentsPlugin({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'equivalents',
    contentLoaded: async ({ actions }) => {
      const checked = readAs(equivalentsSchema, equivalents, {
        file: 'website/data/equivalents',
      })
      const examples = await loadCounterpartExamples()
      await Promise.all(
        systems.map(system =>
          actions.createData(
            `${system.page}.json`,
            JSON.stringify(
              systemPageOf(
                checked,
                system,
                examples.get(system.page) ?? new Map(),
                baseUrl,
              ),
            ),
          ),
        ),
      )
    },
  }
}
