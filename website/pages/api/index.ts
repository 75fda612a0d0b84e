/*
 * In: the installed package, data/ and the guides (which pages use what), of
 * which `generate` wrote docs/api/** and the API part of the sidebar.
 * Out: the index's search words; /api.json and its schema; what the pages on
 * upgrading and on behaviour show.
 * Read by: src/components/ApiIndexFilter, tools, guides.
 */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from '@docusaurus/types'
import { loadAliases } from '../../content/loadAliases'
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
    contentLoaded: async ({ content: { upgrade, lists }, actions }) => {
      const words = [...loadAliases()].map(([name, words]) => [
        name,
        words.join(' ').toLowerCase(),
      ])
      await actions.createData(
        'aliases.json',
        JSON.stringify(Object.fromEntries(words)),
      )
      await actions.createData('upgrade.json', JSON.stringify(upgrade))
      await actions.createData('lists.json', JSON.stringify(lists))
    },
    postBuild: async ({ outDir, content: { apiFile, apiSchema } }) => {
      const write = (name: string, content: unknown): Promise<void> =>
        writeFile(path.join(outDir, name), JSON.stringify(content))
      await write('api.json', apiFile)
      await write('api.schema.json', apiSchema)
    },
    getClientModules: () => [path.resolve(__dirname, 'client/api.css')],
  }
}
