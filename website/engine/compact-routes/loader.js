const { readFileSync } = require('node:fs')
const path = require('node:path')
const compact = require('./compact.js')

/** Rewrites one of the generated tables, all by what two of them say. */
module.exports = function compactLoader(source) {
  const { generatedFilesDir, name } = this.getOptions()
  const read = file => {
    this.addDependency(path.join(generatedFilesDir, file))
    return readFileSync(path.join(generatedFilesDir, file), 'utf8')
  }
  const table = compact.createTable(
    JSON.parse(read('routesChunkNames.json')),
    read('routes.js'),
  )
  return compact[name](source, table)
}
