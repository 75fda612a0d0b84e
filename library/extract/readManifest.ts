import fs from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import { readAs } from '../../data/readAs'

const manifestSchema = z.object({
  version: z.string(),
  license: z.string(),
  author: z.object({ name: z.string() }),
  repository: z.string(),
  exports: z.object({
    '.': z.object({ types: z.string(), default: z.string() }),
  }),
})

export type Manifest = {
  version: string
  license: string
  author: { name: string }
  /** `owner/name` on GitHub. */
  repository: string
  /** Path of the declarations inside the package. */
  types: string
  /** Path of the code inside the package. */
  main: string
}

/** What the pages need of a package's package.json. */
export const readManifest = (folder: string): Manifest => {
  const file = path.join(folder, 'package.json')
  if (!fs.existsSync(file)) {
    throw new Error(
      `${path.basename(folder)} is not installed: ${path.join('node_modules', path.basename(folder), 'package.json')} is missing. Run npm ci.`,
    )
  }
  const { exports, ...manifest } = readAs(
    manifestSchema,
    JSON.parse(fs.readFileSync(file, 'utf8')),
    { file: path.relative(process.cwd(), file) },
  )
  return { ...manifest, types: exports['.'].types, main: exports['.'].default }
}
