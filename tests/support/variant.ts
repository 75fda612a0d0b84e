import { buildSite } from './buildSite'

export const variantDir = 'build-variant'

/** The site as another deployment might configure it. */
export const variantEnvironment = {
  BASE_URL: '/lfi/',
  ANNOUNCEMENT_ID: 'variant-1',
  ANNOUNCEMENT_CONTENT: 'An announcement with a <a href="/lfi/docs">link</a>',
  ANALYTICS_SRC: 'https://analytics.example.com/script.js',
}

export const buildVariant = async (): Promise<void> => {
  const { succeeded, output } = await buildSite({
    outDir: variantDir,
    environment: {
      ...variantEnvironment,
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-variant',
    },
  })
  if (!succeeded) {
    throw new Error(`The site does not build with other settings:\n${output}`)
  }
}
