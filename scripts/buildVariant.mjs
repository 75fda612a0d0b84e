// Builds the site once more as another deployment might configure it, for the
// tests: under a base URL, with an announcement, with analytics, with the sandbox
// on a host of its own, and with all that tests/fixtures/variant adds.
import { readFileSync } from 'node:fs'
import { buildSite } from './buildSite.mjs'
import { compressBuild } from './compressBuild.mjs'

const environment = JSON.parse(
  readFileSync('website/tests/support/variantEnvironment.json', 'utf8'),
)
const status = buildSite(['--locale', 'en', '--out-dir', '../build-variant'], {
  ...environment,
  SITE_CONFIG: './tests/fixtures/variant/site.config.ts',
  DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-variant',
})
if (status === 0) {
  await compressBuild('build-variant')
}
process.exitCode = status
