/** A name that can be imported, as the build takes it from the API model. */
export type LibraryName = {
  readonly name: string
  readonly module: string
  readonly kind: 'function' | 'constant' | 'type'
  /** How it is called or declared, on one line. */
  readonly signature: string
  /** Text in which only code is marked, by backticks. */
  readonly summary: string
  /** Route below the base URL; absent where there is no page. */
  readonly path?: string
}
