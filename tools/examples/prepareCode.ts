import { pathToFileURL } from 'node:url'
import { buildSync } from 'esbuild'
import { transform } from 'sucrase'
import { helperModuleName } from '../../website/examples/helperModule/helperModuleTypes'
import { importsOf } from '../../website/examples/model/importsOf'
import type { Program } from './program'

export const toAddress = (text: string): string =>
  `data:text/javascript;base64,${Buffer.from(text).toString('base64')}`

/** TypeScript with all that it imports, as the address of one module. */
export const bundleToAddress = (entry: string): string => {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    write: false,
    bundle: true,
    platform: 'node',
    format: 'esm',
  })
  return toAddress(outputFiles[0]?.text ?? '')
}

let helperModule: string | undefined

/** The address of a module that a program may import, by its name. */
const addressOf = (name: string): string => {
  if (name !== helperModuleName) {
    return pathToFileURL(require.resolve(name)).href
  }
  helperModule ??= bundleToAddress(
    require.resolve('../../website/examples/helperModule/index.ts'),
  )
  return helperModule
}

/** JavaScript with the same lines as the TypeScript, if it can be parsed. */
const removeTypes = (code: string): string => {
  try {
    return transform(code, {
      transforms: ['typescript'],
      disableESTransforms: true,
    }).code
  } catch {
    return code
  }
}

/**
 * A program ready to run as a module of its own: its imports name addresses.
 * What is recorded imports another lfi.
 */
export const prepareCode = (
  { code, language }: Program,
  lfi?: string,
): string => {
  const js = language === 'js' ? code : removeTypes(code)
  return importsOf(js).reduceRight((text, { from, end }) => {
    const address = from === 'lfi' && lfi ? lfi : addressOf(from)
    const start = end - from.length - 2
    return text.slice(0, start) + JSON.stringify(address) + text.slice(end)
  }, js)
}
