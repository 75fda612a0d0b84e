import { readFileSync } from 'node:fs'
import path from 'node:path'

type Manifest = {
  version: string
  license: string
  author: { name: string }
  /** `owner/name` on GitHub. */
  repository: string
}

/** Not by `require.resolve`: not every package exports its package.json. */
export const readManifest = (name: string): Manifest => {
  const folder = path.join(__dirname, '../../node_modules', name)
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
}

export const installedVersion = (name: string): string =>
  readManifest(name).version

/** The version of the documented package, as installed. */
export const lfiVersion: string = installedVersion('lfi')

/** The last of the major before, with which the page on upgrading compares. */
export const previousVersion: string = installedVersion('lfi-3')

/** The documented package's declarations stand beside its code. */
export const lfiDeclarations: string = require
  .resolve('lfi')
  .replace(/\.m?js$/u, '.d.ts')
