declare module '@generated/playground/default/gallery.json' {
  const examples: import('./gallery').GalleryExample[]
  export default examples
}

declare module '@generated/playground/default/elsewhere.json' {
  const elsewhere: import('../compiler/typescript/messages').WordsElsewhere
  export default elsewhere
}

declare module '@generated/playground/default/names.json' {
  const names: import('../editor/help/libraryNames').LibraryName[]
  export default names
}

declare module '@generated/playground/default/typescriptWorker.js' {
  /** The worker's address. */
  const address: string
  export default address
}
