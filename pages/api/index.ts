/*
 * In: the installed package, data/ and the guides (which pages use what).
 * Out: docs/api/** and the API part of the sidebar, written before the docs
 * plugin loads its content; the index's search words. Read by: that plugin,
 * sidebars.ts, src/components/ApiIndexFilter.
 */
import fs from 'node:fs'
import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { hashFiles } from '../../cache/hashFiles'
import { aliases } from '../../data/aliases'
import { aliasesSchema } from '../../data/schema'
import { runScript } from '../../library/runScript'
import { SIDEBAR_FILE, UPGRADE_PARTS_FILE } from './generate/files'
import { readGuides } from './generate/readGuides'

const STAMP_FILE = 'generated/api-reference.stamp'

/** All that a page can depend on: unchanged, there is nothing to do. */
const currentStamp = (baseUrl: string): string =>
  JSON.stringify([
    hashFiles([
      'node_modules/lfi',
      'library',
      'pages/api',
      'pages/code/highlight.ts',
      'examples',
      'data',
    ]),
    baseUrl,
    // Of a guide only what it names and where: not each change of its text.
    readGuides('docs'),
  ])

const isFresh = (stamp: string): boolean =>
  [STAMP_FILE, SIDEBAR_FILE, UPGRADE_PARTS_FILE, 'docs/api/index.mdx'].every(
    file => fs.existsSync(file),
  ) && fs.readFileSync(STAMP_FILE, 'utf8') === stamp

export default async function apiReference({
  baseUrl,
}: LoadContext): Promise<Plugin> {
  const stamp = currentStamp(baseUrl)
  if (!isFresh(stamp)) {
    await runScript('pages/api/generate/cli.ts', [baseUrl])
    fs.writeFileSync(STAMP_FILE, stamp)
  }
  return {
    name: 'api-reference',
    // Only the filter of the index needs the words, once somebody types.
    contentLoaded: async ({ actions }) => {
      const words = aliasesSchema
        .parse(aliases)
        .map(alias => [alias.name, alias.words.join(' ').toLowerCase()])
      await actions.createData(
        'aliases.json',
        JSON.stringify(Object.fromEntries(words)),
      )
      await actions.createData(
        'upgrade.json',
        fs.readFileSync(UPGRADE_PARTS_FILE, 'utf8'),
      )
    },
    getClientModules: () => [path.resolve(__dirname, 'client/index.ts')],
  }
}
