import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const listOwnFiles = (): string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter(file => file && fs.existsSync(file))

/** Links instead of copies where the file system has them: 100,000 files. */
const linkFolder = (from: string, to: string): void => {
  try {
    execFileSync('cp', ['-RPl', from, to], { stdio: 'ignore' })
  } catch {
    fs.rmSync(to, { recursive: true, force: true })
    fs.cpSync(from, to, { recursive: true, verbatimSymlinks: true })
  }
}

/** The site as it is now, without anything built, in a folder of its own. */
export const copySite = (name: string): string => {
  const site = fs.mkdtempSync(path.join(os.tmpdir(), `lfi-docs-${name}-`))
  for (const file of listOwnFiles()) {
    fs.mkdirSync(path.join(site, path.dirname(file)), { recursive: true })
    fs.copyFileSync(file, path.join(site, file))
  }
  linkFolder('node_modules', path.join(site, 'node_modules'))
  fs.rmSync(path.join(site, 'node_modules/.cache'), {
    recursive: true,
    force: true,
  })
  return site
}
