import { existsSync } from 'node:fs'
import { type BrowserType, chromium, firefox, webkit } from '@playwright/test'
import { browserArguments, findBrowser } from '../../../scripts/findBrowser.mjs'
import type { Driver } from './Driver'

const types = { chromium, firefox, webkit }

const drive = async (
  type: BrowserType,
  options: { executablePath?: string; args?: string[] },
  permissions: string[] = [],
): Promise<Driver> => {
  const browser = await type.launch(options)
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    permissions,
  })
  return {
    version: `${type.name()} ${browser.version()}`,
    goto: async address => {
      await page.goto(address)
    },
    evaluate: expression => page.evaluate(expression),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: text => page.keyboard.type(text),
    press: (key, held) => page.keyboard.press(held ? `${held}+${key}` : key),
    resize: (width, height) => page.setViewportSize({ width, height }),
    close: () => browser.close(),
  }
}

export const startChromium = async (): Promise<Driver> =>
  drive(
    chromium,
    { executablePath: await findBrowser(), args: browserArguments },
    // What a window allows by itself, a browser without one does not.
    ['clipboard-write'],
  )

/** Playwright's own build of an engine, where it was installed. */
export const startPlaywrights = async (
  name: 'firefox' | 'webkit',
): Promise<Driver | undefined> =>
  existsSync(types[name].executablePath()) ? drive(types[name], {}) : undefined
