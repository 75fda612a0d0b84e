import fs from 'node:fs'
import { Step } from '../../../cache/Step'
import { runScript } from '../../../library/runScript'
import { SIDEBAR_FILE } from './files'
import { readGuides } from './readGuides'
import { writePages } from './writePages'

/** What cli.ts prints; the pages by their file below docs/api. */
export type Reference = {
  pages: (readonly [file: string, text: string])[]
  sidebar: unknown
  /** What /api.json and /api.schema.json hold. */
  apiFile: unknown
  apiSchema: unknown
  /** What docs/upgrading.mdx shows. */
  upgrade: unknown
}

const references = new Step<Reference>('api-reference', __filename)

const generate = async (addresses: readonly string[]): Promise<Reference> =>
  JSON.parse(await runScript(require.resolve('./cli.ts'), addresses))

/** Makes docs/api and the sidebar's file what they should be. */
export const generateReference = async (
  baseUrl: string,
  siteUrl: string,
): Promise<Reference> => {
  const addresses = [baseUrl, siteUrl]
  // Of a guide only what it names and where: not each change of its text.
  const data = [...addresses, JSON.stringify(readGuides('docs'))]
  const reference = await references
    .results()
    .getOrMakeLater(data, () => generate(addresses))
  writePages('docs/api', new Map(reference.pages))
  fs.mkdirSync('generated', { recursive: true })
  fs.writeFileSync(SIDEBAR_FILE, JSON.stringify(reference.sidebar, null, 2))
  return reference
}
