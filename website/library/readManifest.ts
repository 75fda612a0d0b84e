import fs from 'node:fs'
import path from 'node:path'
import * as z from 'zod'

const manifestSchema = z.object({
  version: z.string(),
  license: z.string(),
  author: z.object({ name: z.string() }),
  /** `owner/name` on GitHub. */
  repository: z.string(),
  exports: z.object({
    '.': z.union([z.string(), z.record(z.string(), z.unknown())]),
  }),
})

/** Conditions that hold for who imports the package as a module. */
const conditions = ['import', 'module', 'default']

/** The file that a module gets, however deep its conditions are nested. */
const resolveExport = (
  target: unknown,
  accepted: readonly string[],
): string | undefined => {
  if (typeof target === 'string') {
    return target
  }
  const entries =
    typeof target === 'object' && target !== null ? Object.entries(target) : []
  return entries
    .filter(([condition]) => accepted.includes(condition))
    .map(([, nested]) => resolveExport(nested, accepted))
    .find(file => file !== undefined)
}

export type Manifest = Omit<z.infer<typeof manifestSchema>, 'exports'> & {
  types: string
  main: string
}

export const readManifest = (folder: string): Manifest => {
  const file = path.join(folder, 'package.json')
  if (!fs.existsSync(file)) {
    throw new Error(
      `${path.basename(folder)} is not installed: ${path.join('node_modules', path.basename(folder), 'package.json')} is missing. Run npm ci.`,
    )
  }
  const { data, error } = manifestSchema.safeParse(
    JSON.parse(fs.readFileSync(file, 'utf8')),
  )
  if (error) {
    throw new Error(
      `${path.relative(process.cwd(), file)}: ${z.prettifyError(error)}`,
    )
  }
  const { exports, ...manifest } = data
  const types = resolveExport(exports['.'], ['types', ...conditions])
  const main = resolveExport(exports['.'], conditions)
  if (!types?.endsWith('.d.ts') || !main) {
    throw new Error(
      `${path.relative(process.cwd(), file)}: exports["."] leads a module to no ${main ? 'declarations (types)' : 'code (import or default)'}, so the reference can't be made of version ${manifest.version}. Install a version that has them.`,
    )
  }
  return { ...manifest, types, main }
}
