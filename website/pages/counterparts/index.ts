/*
 * In: data/counterparts, checked against its schema, and what its programs
 * print. Out: one JSON file a system, `@generated/counterparts/default/<slug>.json`,
 * so that a page carries its own rows only. Read by: the Counterparts component.
 */
import type { LoadContext, Plugin } from '@docusaurus/types'
import { counterparts, systems } from '../../data/counterparts'
import { parseWithSchema } from '../../data/parseWithSchema'
import { counterpartsSchema } from '../../data/schema'
import { loadCounterpartExamples } from '../../examples/counterparts'
import { systemPageOf } from './systemPageOf'

export default function counterpartsPlugin({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'counterparts',
    contentLoaded: async ({ actions }) => {
      const checked = parseWithSchema(counterpartsSchema, counterparts, {
        file: 'website/data/counterparts',
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
