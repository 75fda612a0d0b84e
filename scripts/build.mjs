// `npm run build`: the site as it is deployed. It does nothing when nothing
// changed; `-- --force` builds all the same. Other options are those of
// `docusaurus build`, and build in any case.
import { forgetBuild, readBuildState } from './buildFreshness.mjs'
import { buildPages, buildSite } from './buildSite.mjs'
import { finishBuild } from './finishBuild.mjs'

const options = process.argv.slice(2).filter(option => option !== '--force')
const isForced = process.argv.includes('--force')

const buildWith = () => {
  forgetBuild()
  return buildSite(['--out-dir', '../build', ...options])
}

const build = async () => {
  const state = isForced || options.length > 0 ? 'stale' : readBuildState()
  if (state === 'finished') {
    console.log('The build is up to date (npm run build -- --force).')
    return 0
  }
  const make = options.length > 0 ? buildWith : buildPages
  const status = state === 'stale' ? make() : 0
  if (status === 0) {
    await finishBuild({ isRecorded: options.length === 0 })
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
