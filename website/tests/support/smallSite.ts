import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildSite } from './buildSite'

export const smallDir = 'build-small'

const FIXTURE = 'website/tests/fixtures/small'
const CONFIG = './tests/fixtures/small/site.config.ts'
/** The site's own content, in the place of which the fixture has other. */
const replaced = /^website\/(?:docs|src\/pages)\//u

const listFiles = (): string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter(file => file && existsSync(file) && !replaced.test(file))

const copySite = (dir: string): void => {
  for (const file of listFiles()) {
    mkdirSync(path.join(dir, path.dirname(file)), { recursive: true })
    copyFileSync(file, path.join(dir, file))
  }
  symlinkSync(path.resolve('node_modules'), path.join(dir, 'node_modules'))
  cpSync(FIXTURE, path.join(dir, 'website'), {
    recursive: true,
    filter: file => path.relative('website', file) !== path.normalize(CONFIG),
  })
}

/**
 * Builds the whole engine and theme with the content of a few pages, in a folder
 * of its own: versions of the docs can't be anywhere but at the site's root.
 */
export const buildSmallSite = async (): Promise<void> => {
  const copy = mkdtempSync(path.join(tmpdir(), 'lfi-docs-small-'))
  try {
    copySite(copy)
    const { succeeded, output } = await buildSite({
      siteDir: path.join(copy, 'website'),
      outDir: smallDir,
      environment: { SITE_CONFIG: CONFIG },
    })
    if (!succeeded) {
      throw new Error(output)
    }
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}
