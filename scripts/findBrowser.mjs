// Finds the Chromium that the browser tests and the benchmark drive.
import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'

/**
 * Chromium without windows: it draws the same pages with about half the
 * processor time, so it comes first.
 */
const shell = 'chromium-headless-shell'

const systemNames = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
]

const systemPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
]

/**
 * The address bar's list of suggestions is a page of its own in each window,
 * drawn by a process of its own: as much work as many a test. The others
 * Playwright switches off as well; its list gives way to this one.
 */
export const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'OptimizationHints',
  'PaintHolding',
]

/** What runs headless everywhere, as root and in containers too. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${disabledFeatures.join()}`,
]

const isExecutable = file => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const fromEnvironment = () => {
  const file = process.env.CHROMIUM_PATH || undefined
  if (file && !isExecutable(file)) {
    throw new Error(
      `CHROMIUM_PATH is ${file}, which is not a program that can be run. Point it at a Chromium or Chrome, or unset it.`,
    )
  }
  return file
}

const fromPlaywright = async () => {
  const { chromium } = await import('@playwright/test')
  const file = chromium.executablePath()
  return file && isExecutable(file) ? file : undefined
}

const fromPath = names =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap(folder => names.map(name => path.join(folder, name)))
    .find(isExecutable)

const withWindows = () =>
  fromPath(systemNames) ?? systemPlaces.find(isExecutable)

const fromSystem = () => fromPath([shell]) ?? withWindows()

/** The shell has no back/forward cache, so what that does is tried elsewhere. */
export const findBrowserWithWindows = () =>
  withWindows() ?? process.env.CHROMIUM_PATH

const tryToRun = (command, args) => {
  console.log(`Running: ${command} ${args.join(' ')}`)
  try {
    execFileSync(command, args, { stdio: 'inherit' })
  } catch {
    console.log(`${command} did not succeed.`)
  }
}

/** A browser from the system's packages comes with the libraries it needs. */
const canInstallPackages = () =>
  process.getuid?.() === 0 && process.platform === 'linux'

/** What would be installed, by which commands, and how to prevent it. */
export const installNotice = isSystemWide =>
  [
    'The browser tests need Chromium, and none was found. About to run:',
    ...(isSystemWide
      ? [
          `  apt-get update && apt-get install -y chromium ${shell}   (system packages)`,
          'and if that fails:',
        ]
      : []),
    '  npx playwright install chromium   (into the cache of your user)',
    `To prevent it, press Ctrl+C within ${SECONDS_TO_OBJECT} seconds, or set INSTALL_BROWSER=no.`,
    'A browser that is somewhere else is named with CHROMIUM_PATH.',
  ].join('\n')

const SECONDS_TO_OBJECT = 5

const install = async () => {
  console.log(installNotice(canInstallPackages()))
  await setTimeout(SECONDS_TO_OBJECT * 1000)
  if (canInstallPackages()) {
    tryToRun('apt-get', ['update'])
    // Older systems do not have the shell as a package.
    tryToRun('apt-get', ['install', '-y', 'chromium'])
    tryToRun('apt-get', ['install', '-y', shell])
  }
  const installed = fromSystem()
  if (installed) {
    return installed
  }
  tryToRun('npx', ['playwright', 'install', 'chromium'])
  return fromPlaywright()
}

export const lookForBrowser = async () =>
  fromEnvironment() ?? (await fromPlaywright()) ?? fromSystem()

/**
 * The path of a Chromium, installed if there was none and nobody objects.
 * @returns {Promise<string>}
 */
export const findBrowser = async () => {
  const found = await lookForBrowser()
  const isInstallable = process.env.INSTALL_BROWSER !== 'no'
  const file = found ?? (isInstallable ? await install() : undefined)
  if (!file) {
    throw new Error(
      `The browser tests need Chromium, and none could be found${isInstallable ? ' or installed' : ' (INSTALL_BROWSER=no forbids to install one)'}. Install Chromium or Chrome, or set CHROMIUM_PATH to one.`,
    )
  }
  return file
}

const main = async () => console.log(await findBrowser())

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  main().catch(error => {
    console.error(error.message)
    process.exitCode = 1
  })
}
