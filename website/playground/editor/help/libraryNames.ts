import { addImports } from '../../../examples/model/addImports'

/** A name that can be imported, as the build takes it from the API model. */
export type LibraryName = {
  readonly name: string
  readonly module: string
  readonly kind: 'function' | 'constant' | 'type'
  /** How it is called or declared, on one line. */
  readonly signature: string
  /** Text in which only code is marked, by backticks. */
  readonly summary: string
  /** Route of its documentation, below the base URL. */
  readonly path: string
}

/** The change that imports names, all of one module, into the code. */
export const importOf = (
  entries: readonly Pick<LibraryName, 'name' | 'module' | 'kind'>[],
  code: string,
): ReturnType<typeof addImports> =>
  addImports(
    code,
    entries[0]?.module ?? 'lfi',
    entries.map(({ name, kind }) => ({ name, isType: kind === 'type' })),
  )
