declare module '@generated/playground/default/examples.json' {
  const groups: import('./examples').ExampleGroup[]
  export default groups
}

declare module '@generated/playground/default/elsewhere.json' {
  const elsewhere: Readonly<Record<string, string>>
  export default elsewhere
}

declare module '@generated/playground/default/typescriptWorker.js' {
  /** The worker's address. */
  const address: string
  export default address
}
