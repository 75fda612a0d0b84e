import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { hashFiles } from '../../api-reference/hashFiles'
import { buildTypeScriptWorker } from './buildTypeScriptWorker'

/** All that the worker is made of. */
const sources = [
  'node_modules/typescript/package.json',
  'node_modules/lfi',
  'playground/compiler',
  'plugins/playground/typescript',
]

/** The worker as built last time; only a change of its sources builds it. */
export const cachedTypeScriptWorker = async (
  siteDir: string,
): Promise<string> => {
  const folder = path.join(siteDir, 'node_modules/.cache/typescript-worker')
  const hash = hashFiles(sources.map(source => path.join(siteDir, source)))
  const file = path.join(folder, `${hash}.js`)
  try {
    return await readFile(file, 'utf8')
  } catch {
    const worker = await buildTypeScriptWorker(siteDir)
    await mkdir(folder, { recursive: true })
    await writeFile(file, worker)
    return worker
  }
}
