/*
 * In: the installed package, data/ and the guides (which pages use what).
 * Out: docs/api/** and the API part of the sidebar, written before the docs
 * plugin loads its content; the index's search words; /api.json and its schema.
 * Read by: that plugin, sidebars.ts, src/components/ApiIndexFilter, tools.
 */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { aliases } from '../../data/aliases'
import { parseWithSchema } from '../../data/parseWithSchema'
import { aliasesSchema } from '../../data/schema'
import { generateReference } from './generate/generateReference'

export default async function apiReference({
  baseUrl,
  siteConfig: { url },
}: LoadContext): Promise<Plugin> {
  const { upgrade, lists, apiFile, apiSchema } = await generateReference(
    baseUrl,
    url,
  )
  return {
    name: 'api-reference',
    // Only the filter of the index needs the words, once somebody types.
    contentLoaded: async ({ actions }) => {
      const words = parseWithSchema(aliasesSchema, aliases, {
        file: 'website/data/aliases',
      }).map(alias => [alias.name, alias.words.join(' ').toLowerCase()])
      await actions.createData(
        'aliases.json',
        JSON.stringify(Object.fromEntries(words)),
      )
      await actions.createData('upgrade.json', JSON.stringify(upgrade))
      await actions.createData('lists.json', JSON.stringify(lists))
    },
    postBuild: async ({ outDir }) => {
      const write = (name: string, content: unknown): Promise<void> =>
        writeFile(path.join(outDir, name), JSON.stringify(content))
      await write('api.json', apiFile)
      await write('api.schema.json', apiSchema)
    },
    getClientModules: () => [path.resolve(__dirname, 'client/api.css')],
  }
}
