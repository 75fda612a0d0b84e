import type { Plugin } from '@docusaurus/types'
import { readGenerated } from './generated'
import { followRuns } from './run'

export type Published = Record<string, unknown>

/**
 * A plugin that offers what `generate` wrote under a name: a JSON file for
 * each entry, to be imported from `@generated/<name>/default/<entry>.json`.
 */
export const publish = (name: string): Plugin<Published> => {
  const nextRun = followRuns()
  return {
    name,
    loadContent: async () => {
      await (await nextRun()).written
      return readGenerated(name)
    },
    contentLoaded: async ({ content, actions }) => {
      await Promise.all(
        Object.entries(content).map(([entry, data]) =>
          actions.createData(`${entry}.json`, JSON.stringify(data)),
        ),
      )
    },
  }
}
