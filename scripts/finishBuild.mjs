// Runs after `npm run build`: compresses what was built, opens it, and only
// then notes what it was made from.
import { recordBuild } from './buildFreshness.mjs'
import { compressBuild } from './compressBuild.mjs'
import { openBuild } from './openBuild.mjs'

const finish = async () => {
  const { BASE_URL = '/' } = process.env
  await compressBuild('build')
  const wasOpened = await openBuild('build', BASE_URL)
  recordBuild()
  console.log(
    wasOpened
      ? 'The built pages were opened in a browser and work.'
      : 'The site is built. Nobody opened it: no Chromium was found (CHROMIUM_PATH names one).',
  )
}

finish().catch(error => {
  console.error(error.message)
  process.exitCode = 1
})
