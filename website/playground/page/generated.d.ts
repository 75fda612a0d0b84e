// Written by playground/build before each build.
declare module '@site/generated/playground/examples.json' {
  const groups: import('./examples').ExampleGroup[]
  export default groups
}

declare module '@site/generated/playground/typescriptWorker.js' {
  /** The worker's address. */
  const address: string
  export default address
}
