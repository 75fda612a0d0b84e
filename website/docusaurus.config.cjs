// Docusaurus compiles a configuration in TypeScript with Babel, and loads what it
// shares with others once more. tsx takes a third of that. The settings are in
// site.config.ts.
require('tsx/cjs/api').register()

// Docusaurus keys the bundler's cache by version and locale alone: a build below
// another base URL would take over links and addresses of the one before. Only
// scripts/build.mjs, which empties it for such a change, lets a build have it.
if (process.env.NODE_ENV === 'production') {
  process.env.DOCUSAURUS_NO_PERSISTENT_CACHE ??= 'true'
}

const settings = require.resolve(process.env.SITE_CONFIG ?? './site.config.ts')

// Each locale has settings of its own: Docusaurus asks for them again.
delete require.cache[__filename]
delete require.cache[settings]

module.exports = require(settings).default
