// `npm run build`: the site as it is deployed. It does nothing when nothing
// changed; `-- --force` builds all the same. Other options are those of
// `docusaurus build`, and build in any case.
import { readBuildState, recordBuild } from './buildFreshness.mjs'
import { buildPages } from './buildSite.mjs'
import { compressBuild } from './compressBuild.mjs'
import { openBuild } from './openBuild.mjs'

const options = process.argv.slice(2).filter(option => option !== '--force')
const hasOptions = options.length > 0
const isForced = process.argv.includes('--force') || hasOptions

/**
 * What a deployment needs beyond pages: compresses what was built, opens it,
 * and only then notes that it is finished.
 */
const finish = async () => {
  const [wasOpened] = await Promise.all([
    openBuild('build', process.env.BASE_URL),
    compressBuild('build'),
  ])
  if (!hasOptions) {
    recordBuild('finished')
  }
  console.log(
    wasOpened
      ? 'The built pages were opened in a browser and work.'
      : 'The site is built. Nobody opened it: no Chromium was found (CHROMIUM_PATH names one).',
  )
}

const build = async () => {
  const state = isForced ? 'stale' : readBuildState()
  if (state === 'finished') {
    console.log('The build is up to date (npm run build -- --force).')
    return 0
  }
  const status = state === 'stale' ? buildPages(options) : 0
  if (status === 0) {
    await finish()
  }
  return status
}

build()
  .then(status => {
    process.exitCode = status
  })
  .catch(error => {
    console.error(error.message)
    process.exitCode = 1
  })
