// Finds the Chromium that the browser tests and the benchmarks drive, and
// installs one where there is none.
import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { runCommand } from './setup.mjs'

/** What runs headless everywhere, as root and in containers too. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // It takes the place of Playwright's own list, whose others are repeated. The
  // suggestions of the address bar are a page of their own in each window.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,OptimizationHints,PaintHolding',
]

/** What systems call it. The first has no window, and is a third faster. */
const programs = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
]

const isExecutable = file => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const findOnSystem = () =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap(folder => programs.map(name => path.join(folder, name)))
    .find(isExecutable)

const findInstalled = async () => {
  const { chromium } = await import('@playwright/test')
  return isExecutable(chromium.executablePath())
    ? chromium.executablePath()
    : findOnSystem()
}

const run = (command, ...args) => {
  try {
    execFileSync(command, args, { stdio: 'ignore' })
  } catch {
    console.log(`This did not succeed: ${[command, ...args].join(' ')}`)
  }
}

/**
 * Playwright's own download needs no rights. Where it is refused, the system's
 * packages follow, for root only: the smallest set, and nothing that is
 * installed is upgraded or removed.
 */
const install = async () => {
  console.log(
    'Installing Chromium for the browser tests (INSTALL_BROWSER=no prevents it, CHROMIUM_PATH names one that is there)…',
  )
  run('npx', 'playwright', 'install', 'chromium')
  const downloaded = await findInstalled()
  if (downloaded || process.platform !== 'linux' || process.getuid() !== 0) {
    return downloaded
  }
  run('apt-get', 'update', '-qq')
  // Not every system has the first as a package.
  for (const program of programs.slice(0, 2)) {
    run(
      'apt-get',
      ...['install', '-qq', '-y', '--no-install-recommends'],
      ...['--no-upgrade', '--no-remove', program, 'fonts-liberation'],
    )
    if (findOnSystem()) {
      break
    }
  }
  return findOnSystem()
}

/**
 * The path of a Chromium, installed if there was none.
 * @returns {Promise<string>}
 */
export const findBrowser = async () => {
  const { CHROMIUM_PATH, INSTALL_BROWSER } = process.env
  if (CHROMIUM_PATH && !isExecutable(CHROMIUM_PATH)) {
    throw new Error(
      `CHROMIUM_PATH is ${CHROMIUM_PATH}, which is not a program that can be run. Point it at a Chromium or Chrome, or unset it.`,
    )
  }
  const mayInstall = INSTALL_BROWSER !== 'no'
  const file =
    CHROMIUM_PATH ||
    ((await findInstalled()) ?? (mayInstall ? await install() : undefined))
  if (!file) {
    throw new Error(
      `The browser tests need Chromium, and none could be found${mayInstall ? ' or installed' : ' (INSTALL_BROWSER=no forbids installing one)'}. Install Chromium or Chrome, or set CHROMIUM_PATH to one.`,
    )
  }
  return file
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  void runCommand(async () => console.log(await findBrowser()))
}
