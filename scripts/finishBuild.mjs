import { recordBuild } from './buildFreshness.mjs'
import { compressBuild } from './compressBuild.mjs'
import { openBuild } from './openBuild.mjs'

/**
 * What a deployment needs beyond pages: compresses what was built, opens it,
 * and only then notes that it is finished.
 */
export const finishBuild = async ({ isRecorded }) => {
  const { BASE_URL = '/' } = process.env
  await compressBuild('build')
  const wasOpened = await openBuild('build', BASE_URL)
  if (isRecorded) {
    recordBuild('finished')
  }
  console.log(
    wasOpened
      ? 'The built pages were opened in a browser and work.'
      : 'The site is built. Nobody opened it: no Chromium was found (CHROMIUM_PATH names one).',
  )
}
