import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** A module of the project, or an empty one where the project has none. */
export const importOptional = async (module: string): Promise<unknown> => {
  const file = [`${module}.ts`, path.join(module, 'index.ts')]
    .map(name => path.resolve(name))
    .find(name => fs.existsSync(name))
  return file ? await import(pathToFileURL(file).href) : {}
}
