import { Step } from '@lfi-docs/build-cache'
import { bundle, exportsOf } from '@lfi-docs/sandbox/build'
import { otherPackages } from '../../../examples/run/otherPackages'

type ComparedPackage = {
  readonly name: string
  readonly source: string
  readonly exportedNames: readonly string[]
}

/** Packages that programs import by name; of the others, the default. */
const NAMED = new Set(['ramda', 'rxjs'])

const bundlePackage = async (name: string): Promise<ComparedPackage> => {
  const what = NAMED.has(name) ? '*' : '{ default }'
  const source = await bundle({
    stdin: { contents: `export ${what} from '${name}'`, resolveDir: __dirname },
    format: 'esm',
  })
  return { name, source, exportedNames: exportsOf(source) }
}

const bundles = new Step<ComparedPackage>('compared-packages', __filename)

/**
 * The packages that lfi is compared with, as modules for the sandbox. Their
 * versions are part of the key, because the list of them resolves each.
 */
export const bundleComparedPackages = (): Promise<
  readonly ComparedPackage[]
> => {
  const known = bundles.results()
  return Promise.all(
    Object.keys(otherPackages).map(name =>
      known.getOrMakeLater([name], () => bundlePackage(name)),
    ),
  )
}
