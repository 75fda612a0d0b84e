const { rewrite } = require('./rewrite.js')

/** Rewrites the files of one package that write into pages. */
module.exports = function trustedTypesLoader(source) {
  const { name, policyFile } = this.getOptions()
  return rewrite(name, source, policyFile)
}
