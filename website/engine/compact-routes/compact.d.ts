type Table = {
  pages: readonly { address: string }[]
  numberOf: ReadonlyMap<string, string>
}
type Rewrite = (source: string, table: Table) => string

declare const compact: {
  createTable: (
    chunkNames: Record<string, unknown>,
    routesSource: string,
  ) => Table
  'docusaurus.config.mjs': (source: string) => string
  'routes.js': Rewrite
  'routesChunkNames.json': Rewrite
  'registry.js': Rewrite
  'globalData.json': Rewrite
}
export default compact
