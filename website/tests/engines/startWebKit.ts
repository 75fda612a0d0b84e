import { existsSync } from 'node:fs'
import { findFreePort, findProgram } from '../support/programs'
import {
  type Driver,
  type Missing,
  mouseActions,
  pressActions,
  textActions,
} from './Driver'
import { eventually, startProgram } from './program'

const browsers = [
  'x86_64-linux-gnu/webkit2gtk-4.1',
  'aarch64-linux-gnu/webkit2gtk-4.1',
  'x86_64-linux-gnu/webkit2gtk-4.0',
  'aarch64-linux-gnu/webkit2gtk-4.0',
].map(folder => `/usr/lib/${folder}/MiniBrowser`)

/** Sends commands of classic WebDriver; it is JSON over HTTP. */
const createSender =
  (origin: string) =>
  async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(origin + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = (await response.json()) as {
      value: { error?: string; message?: string } | null
    }
    if (!response.ok) {
      throw new Error(`${path}: ${value?.error}: ${value?.message}`)
    }
    return value
  }

/** A screen to draw on: the one that is there, or a virtual one. */
const findScreen = () => {
  if (process.env.DISPLAY) {
    return { display: process.env.DISPLAY, stop: async () => {} }
  }
  const program = findProgram('Xvfb')
  if (!program) {
    return undefined
  }
  const display = `:${90 + (process.pid % 900)}`
  const { stop } = startProgram(program, [
    display,
    '-screen',
    '0',
    '1440x1000x24',
    '-nolisten',
    'tcp',
  ])
  return { display, stop }
}

/** WebKitGTK's small browser, driven by the program that comes with it. */
export const startWebKit = async (): Promise<Driver | Missing> => {
  const program = findProgram('WebKitWebDriver')
  const binary = browsers.find(existsSync)
  const screen = program && binary ? findScreen() : undefined
  if (!program || !binary || !screen) {
    return {
      missing:
        'no WebKit was found (Debian has webkit2gtk-driver, and xvfb where there is no screen)',
    }
  }
  const port = await findFreePort()
  const driver = startProgram(program, [`--port=${port}`], {
    DISPLAY: screen.display,
    // As root, and in containers, its own sandbox can't be set up.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  })
  const send = createSender(`http://127.0.0.1:${port}`)
  const session = (await eventually(
    () =>
      send('POST', '/session', {
        capabilities: {
          alwaysMatch: {
            browserName: 'MiniBrowser',
            'webkitgtk:browserOptions': { binary, args: ['--automation'] },
          },
        },
      }),
    'A session of WebKit',
    30_000,
  )) as { sessionId: string; capabilities: Record<string, string> }
  const at = `/session/${session.sessionId}`
  const perform = async (actions: object[]) => {
    await send('POST', `${at}/actions`, { actions })
  }
  const resize = async (width: number, height: number) => {
    await send('POST', `${at}/window/rect`, { width, height })
  }
  await resize(1440, 900)
  return {
    version: `WebKitGTK ${session.capabilities.browserVersion}`,
    goto: async url => {
      await send('POST', `${at}/url`, { url })
    },
    evaluate: async expression => {
      const text = await send('POST', `${at}/execute/async`, {
        script: `const done = arguments[arguments.length - 1];
          (async () => JSON.stringify(await (${expression})))().then(
            text => done({ text }), error => done({ error: String(error) }))`,
        args: [],
      })
      const answer = text as { text?: string; error?: string }
      if (answer.error) {
        throw new Error(answer.error)
      }
      return answer.text === undefined ? undefined : JSON.parse(answer.text)
    },
    clickAt: (x, y) => perform(mouseActions(x, y)),
    type: text => perform(textActions(text)),
    press: (key, held) => perform(pressActions(key, held)),
    resize,
    close: async () => {
      await send('DELETE', at).catch(() => {})
      await driver.stop()
      await screen.stop()
    },
  }
}
