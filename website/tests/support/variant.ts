import { statSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { buildSite } from './buildSite'
import environment from './variantEnvironment.json'

export const variantDir = 'build-variant'

/** The site as another deployment might configure it. */
export const variantEnvironment = environment

const builtAt = (dir: string) =>
  statSync(`${dir}/index.html`, { throwIfNoEntry: false })?.mtimeMs ?? 0

/** Builds that site, unless it is newer than the other one. */
export const buildVariant = async (): Promise<void> => {
  if (builtAt(variantDir) >= builtAt('build')) {
    return
  }
  const { succeeded, output } = await buildSite({
    outDir: variantDir,
    environment: {
      ...environment,
      SITE_CONFIG: './tests/fixtures/variant/site.config.ts',
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-variant',
    },
  })
  if (!succeeded) {
    throw new Error(output)
  }
}

/** Where the site is meant to be: its sandbox lets few others frame it. */
export const SITE_URL = 'https://lfi.dev'

/**
 * Answers for both hosts, which have the same files, as the README tells, with
 * their headers; gives the addresses that are asked for.
 */
export const serveHosts = async (
  page: Page,
  origin: string,
): Promise<readonly string[]> => {
  const asked: string[] = []
  for (const host of [SITE_URL, environment.SANDBOX_ORIGIN]) {
    await page.route(`${host}/**`, async route => {
      const url = route.request().url()
      asked.push(url)
      const response = await route.fetch({ url: url.replace(host, origin) })
      await route.fulfill({ response })
    })
  }
  return asked
}
