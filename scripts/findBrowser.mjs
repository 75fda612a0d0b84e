// Finds the Chromium that the browser tests and the benchmark drive, and
// installs one where there is none.
import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { runCommand } from './setup.mjs'

/** The build without windows comes first: it needs half the processor time. */
const programs = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
]

const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
]

/**
 * The address bar's list of suggestions is a page of its own in each window, as
 * much work as many a test. Playwright's own list of features gives way to this
 * one, so the others are those that it switches off.
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

const fromSystem = names =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap(folder => names.map(name => path.join(folder, name)))
    .find(isExecutable) ?? places.find(isExecutable)

/** The shell has no back/forward cache, so what that does is tried elsewhere. */
export const findBrowserWithWindows = () =>
  fromSystem(programs.slice(1)) ?? process.env.CHROMIUM_PATH

const tryToRun = (command, args) => {
  try {
    execFileSync(command, args, { stdio: 'inherit' })
  } catch {
    console.log(`${command} ${args[0]} did not succeed.`)
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
  tryToRun('npx', ['playwright', 'install', 'chromium'])
  const downloaded = await fromPlaywright()
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0
  if (downloaded || !isRoot) {
    return downloaded
  }
  tryToRun('apt-get', ['update', '-qq'])
  tryToRun('apt-get', [
    'install',
    '-qq',
    '-y',
    '--no-install-recommends',
    '--no-upgrade',
    '--no-remove',
    'chromium',
    'fonts-liberation',
  ])
  return fromSystem(programs)
}

/**
 * The path of a Chromium, installed if there was none.
 * @returns {Promise<string>}
 */
export const findBrowser = async () => {
  const found =
    fromEnvironment() ?? (await fromPlaywright()) ?? fromSystem(programs)
  const mayInstall = process.env.INSTALL_BROWSER !== 'no'
  const file = found ?? (mayInstall ? await install() : undefined)
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
