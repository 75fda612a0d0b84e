import { readFileSync } from 'node:fs'
import path from 'node:path'
import { exportsOf } from '@lfi-docs/sandbox/build'
import * as z from 'zod'
import { parseWithSchema } from '../../../data/parseWithSchema'
import { withoutSourceMap } from './publishedLfi'

const ROOT = path.join(__dirname, '../../../..')

const projectSchema = z.object({
  dependencies: z.record(z.string(), z.string()),
})

const packageSchema = z.object({
  version: z.string(),
  types: z.string(),
  module: z.string(),
})

type OtherVersion = {
  readonly version: string
  readonly source: string
  readonly exportedNames: readonly string[]
  readonly declarations: string
}

const readJson = <Value>(file: string, schema: z.ZodType<Value>): Value =>
  parseWithSchema(
    schema,
    JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')),
    {
      file,
    },
  )

const readVersion = (name: string): OtherVersion => {
  const folder = path.join('node_modules', name)
  const { version, types, module } = readJson(
    path.join(folder, 'package.json'),
    packageSchema,
  )
  const read = (file: string): string =>
    readFileSync(path.join(ROOT, folder, file), 'utf8')
  const source = withoutSourceMap(read(module))
  return {
    version,
    source,
    exportedNames: exportsOf(source),
    declarations: read(types),
  }
}

/**
 * Published versions of lfi beside the documented one: those that exhibits
 * installs under another name, as in `"lfi-3": "npm:lfi@3.8.0"`.
 */
export const readOtherVersions = (): readonly OtherVersion[] => {
  const { dependencies } = readJson('exhibits/package.json', projectSchema)
  return Object.entries(dependencies)
    .filter(([, range]) => range.startsWith('npm:lfi@'))
    .map(([name]) => readVersion(name))
    .sort((a, b) => b.version.localeCompare(a.version, 'en', { numeric: true }))
}
