import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { installNotice } from './findBrowser.mjs'

test('what is about to be installed is named, and how to prevent it', () => {
  const own = installNotice(false)
  expect(own).toContain('npx playwright install chromium')
  expect(own).not.toContain('apt-get')
  expect(own).toContain('INSTALL_BROWSER=no')
  expect(installNotice(true)).toContain('apt-get install -y chromium')
})

const findWithout = (environment: Record<string, string>) =>
  spawnSync(process.execPath, ['scripts/findBrowser.mjs'], {
    encoding: 'utf8',
    env: {
      ...process.env,
      CHROMIUM_PATH: '',
      PATH: '',
      PLAYWRIGHT_BROWSERS_PATH: '/nowhere',
      ...environment,
    },
  })

test('nothing is installed when that is forbidden, and a sentence says so', () => {
  const { status, stdout, stderr } = findWithout({ INSTALL_BROWSER: 'no' })
  expect(status).toBe(1)
  expect(stdout).toBe('')
  expect(stderr).toContain('INSTALL_BROWSER=no forbids to install one')
  expect(stderr).not.toContain(' at ')
})
