import fs from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import { parseWithSchema } from '../../data/parseWithSchema'
import { readDeclarations } from './declarations'
import type { Release } from './model/schema'

/** Manifests differ between versions: each way of naming the files is read. */
const manifestSchema = z.object({
  version: z.string(),
  type: z.string().default('commonjs'),
  main: z.string().optional(),
  module: z.string().optional(),
  types: z.string().optional(),
  exports: z.unknown().optional(),
  engines: z.object({ node: z.string() }).optional(),
})

const filesIn = (value: unknown): string[] => {
  if (typeof value === 'string') {
    return [value]
  }
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(filesIn)
    : []
}

const isCode = (file: string): boolean => /(?<!\.d)\.[cm]?js$/u.test(file)

const isModule = (file: string, type: string): boolean =>
  file.endsWith('.mjs') || (file.endsWith('.js') && type === 'module')

const formatsOf = (files: readonly string[], type: string) => {
  const code = files.filter(isCode).map(file => isModule(file, type))
  return [
    ...(code.some(Boolean) ? ['module' as const] : []),
    ...(code.every(Boolean) ? [] : ['commonjs' as const]),
  ]
}

const readManifest = (folder: string) => {
  const file = path.join(folder, 'package.json')
  const manifest = parseWithSchema(
    manifestSchema,
    JSON.parse(fs.readFileSync(file, 'utf8')),
    { file },
  )
  const { types, main, module, exports } = manifest
  return { ...manifest, files: filesIn([types, main, module, exports]) }
}

export const moduleOf = (folder: string): string => {
  const { version, type, files } = readManifest(folder)
  const file = files.find(found => isCode(found) && isModule(found, type))
  if (!file) {
    throw new Error(
      `${path.join(folder, 'package.json')} names no ES module, so version ${version} cannot be run.`,
    )
  }
  return path.resolve(folder, file)
}

export const readRelease = (folder: string): Release => {
  const { version, type, engines, files } = readManifest(folder)
  const declarations = files.find(file => file.endsWith('.d.ts'))
  if (!declarations) {
    throw new Error(
      `${path.join(folder, 'package.json')} names no declarations (a file that ends in .d.ts), so version ${version} cannot be compared.`,
    )
  }
  return {
    version,
    node: engines?.node ?? '*',
    formats: formatsOf(files, type),
    declarations: readDeclarations(path.join(folder, declarations)),
  }
}
