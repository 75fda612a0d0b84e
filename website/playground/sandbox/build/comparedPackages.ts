import { bundle, exportsOf } from '@lfi-docs/sandbox/build'
import { otherPackages } from '../../../examples/otherPackages'

type ComparedPackage = {
  readonly name: string
  readonly source: string
  readonly exportedNames: readonly string[]
}

/** Packages without a default export. */
const NAMED = new Set(['ramda', 'rxjs'])

/** CommonJS: by name, code imports what is a property of the default. */
const properties: Readonly<Record<string, object>> = {
  lodash: require('lodash'),
}

const contentsOf = (name: string): string => {
  const object = properties[name]
  if (object) {
    const names = Object.keys(object).filter(key => /^[a-z]\w*$/iu.test(key))
    return `import all from '${name}'\nexport default all\nexport const { ${names} } = all`
  }
  const own = NAMED.has(name) ? '' : `export { default } from '${name}'\n`
  return `${own}export * from '${name}'`
}

const bundlePackage = async (name: string): Promise<ComparedPackage> => {
  const source = await bundle({
    stdin: { contents: contentsOf(name), resolveDir: __dirname },
    format: 'esm',
  })
  return { name, source, exportedNames: exportsOf(source) }
}

/** The packages that lfi is compared with, as modules for the sandbox. */
export const bundleComparedPackages = (): Promise<readonly ComparedPackage[]> =>
  Promise.all(otherPackages.map(bundlePackage))
