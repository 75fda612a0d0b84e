import { readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  helperModuleName,
  helperModuleTypes,
} from '../../../examples/helperModule/helperModuleTypes'
import { lfiDeclarations } from '../../../library/lfiVersion'
import type { Declarations } from '../../compiler/typescript/messages'
import { bundleComparedPackages } from '../../sandbox/build/comparedPackages'
import { readSandboxGlobals } from './sandboxGlobals'

const LIB_FOLDER = path.dirname(require.resolve('typescript'))

/** Reads the library file and, through its references, all it stands on. */
const readLib = async (name: string, into: Map<string, string>) => {
  const file = `/lib/lib.${name}.d.ts`
  if (into.has(file)) {
    return
  }
  const text = await readFile(
    path.join(LIB_FOLDER, path.basename(file)),
    'utf8',
  )
  into.set(file, text)
  const references = text.matchAll(/^\/\/\/ <reference lib="([^"]+)" \/>/gmu)
  for (const [, reference = ''] of references) {
    await readLib(reference, into)
  }
}

/**
 * The names that a package exports, without its types, which are large and not
 * what the playground is for. Lodash's exports are also members of `_`.
 */
const declarePackage = ({
  name,
  exportedNames,
}: Awaited<ReturnType<typeof bundleComparedPackages>>[number]): string => {
  const names = exportedNames.filter(each => each !== 'default')
  return `declare module '${name}' {
interface All { (...args: any[]): any; ${names.map(each => `${each}: any`).join('; ')} }
const all: All
export default all
${names.map(each => `export const ${each}: any\n`).join('')}}
`
}

/** Everything that a visitor's code may mention, as declarations. */
export const readDeclarations = async (): Promise<Declarations> => {
  const libs = new Map<string, string>()
  await readLib('esnext', libs)
  return {
    ...Object.fromEntries(libs),
    '/lib/sandbox.d.ts': await readSandboxGlobals(LIB_FOLDER),
    '/node_modules/lfi/index.d.ts': await readFile(lfiDeclarations, 'utf8'),
    '/lib/exhibits.d.ts': (await bundleComparedPackages())
      .map(declarePackage)
      .join(''),
    [`/lib/${helperModuleName}.d.ts`]: helperModuleTypes,
  }
}
