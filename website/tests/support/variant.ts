import { execFile } from 'node:child_process'
import { statSync } from 'node:fs'
import { promisify } from 'node:util'
import environment from './variantEnvironment.json'

export const variantDir = 'build-variant'

/** The site as another deployment might configure it. */
export const variantEnvironment = environment

const builtAt = (dir: string) =>
  statSync(`${dir}/index.html`, { throwIfNoEntry: false })?.mtimeMs ?? 0

/** `npm run test:all` has built it already; a single run of these tests may not have. */
export const buildVariant = async (): Promise<void> => {
  if (builtAt(variantDir) < builtAt('build')) {
    await promisify(execFile)(process.execPath, ['scripts/buildVariant.mjs'], {
      maxBuffer: 64 * 1024 * 1024,
    })
  }
}
