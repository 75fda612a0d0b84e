/*
 * In: the installed package, data/ and the guides (which pages use what), of
 * which `generate` wrote docs/api/** and the API part of the sidebar.
 * Out: the index's search words; /api.json.
 * Read by: src/components/ApiIndexFilter, tools, guides.
 */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from '@docusaurus/types'
import { loadAliases } from '../../data/aliases'
import { readGenerated } from '../../generate/read/generated'
import { followRuns } from '../../generate/read/run'
import type { Reference } from './generate/makeReference'

type Published = Omit<Reference, 'pages' | 'sidebar'>

export default function apiReference(): Plugin<Published> {
  const nextRun = followRuns()
  return {
    name: 'api-reference',
    loadContent: async () => {
      await (await nextRun()).written
      return readGenerated<Published>('reference')
    },
    // Only the filter of the index needs the words, once somebody types.
    contentLoaded: async ({ actions }) => {
      const words = [...loadAliases()].map(([name, words]) => [
        name,
        words.join(' ').toLowerCase(),
      ])
      await actions.createData(
        'aliases.json',
        JSON.stringify(Object.fromEntries(words)),
      )
    },
    postBuild: ({ outDir, content: { apiFile } }) =>
      writeFile(path.join(outDir, 'api.json'), JSON.stringify(apiFile)),
    getClientModules: () => [path.resolve(__dirname, 'client/api.css')],
  }
}
