// Docusaurus compiles a configuration in TypeScript, and the plugins that it
// names, with Babel, and loads what they share once for each of them. tsx takes
// a third of that, and loads it once. The settings are in site.config.ts.
require('tsx/cjs/api').register()

const { loadPlugins } = require('./config/loadPlugins.ts')

const settings = require.resolve(process.env.SITE_CONFIG ?? './site.config.ts')

// Each locale has settings of its own: Docusaurus asks for them again.
delete require.cache[__filename]
delete require.cache[settings]

module.exports = loadPlugins(require(settings).default)
