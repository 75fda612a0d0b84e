import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Scripts } from './stripApp'

/** What Docusaurus notes about the bundles: which chunks load together. */
type Manifest = {
  origins: Record<string, string[]>
  assets: Record<string, { js?: { file: string }[] }>
}

/** The scripts of a chunk, and of those that the bundler took out of it. */
const scriptsOf = (chunk: string, { origins, assets }: Manifest): string[] => {
  const scripts = (origins[chunk] ?? [])
    .flatMap(key => assets[key]?.js ?? [])
    .map(({ file }) => path.basename(file))
    .filter(file => !/^(?:main|runtime~main)\./u.test(file))
  if (scripts.length === 0) {
    throw new Error(
      `engine/finish-pages found no scripts for the chunk "${chunk}" in .docusaurus/client-manifest.json, as @docusaurus/core/lib/webpack/client.js has it written. What needs it would start a round trip later: see how the manifest names chunks now, and change scriptsOf.ts.`,
    )
  }
  return scripts
}

/** The scripts of what engine/tools imports under these names. */
export const readScripts = async (
  generatedFilesDir: string,
): Promise<Scripts> => {
  const file = path.join(generatedFilesDir, 'client-manifest.json')
  const manifest: Manifest = JSON.parse(await readFile(file, 'utf8'))
  return {
    app: scriptsOf('app', manifest),
    run: scriptsOf('run', manifest),
    search: scriptsOf('search', manifest),
  }
}
