import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import WebSocket from 'ws'
import { findFreePort, findProgram } from '../support/programs'
import {
  type Driver,
  type Missing,
  mouseActions,
  pressActions,
  textActions,
} from './Driver'
import { eventually, startProgram } from './program'

const preferences = {
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  // A headless Firefox would say that it has no mouse.
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
}

type Reply = { id: number; result?: unknown; error?: string; message?: string }

const connect = (address: string) =>
  new Promise<WebSocket>((resolve, reject) => {
    const socket = new WebSocket(address)
    socket.on('open', () => resolve(socket))
    socket.on('error', reject)
  })

/** Sends commands of WebDriver BiDi and waits for their answers. */
const createSender = (socket: WebSocket) => {
  let last = 0
  const waiting = new Map<number, (reply: Reply) => void>()
  socket.on('message', data => {
    const reply = JSON.parse(String(data)) as Reply
    waiting.get(reply.id)?.(reply)
    waiting.delete(reply.id)
  })
  return (method: string, params: object) =>
    new Promise<Record<string, unknown>>((resolve, reject) => {
      last += 1
      waiting.set(last, ({ result, error, message }) =>
        error
          ? reject(new Error(`${method}: ${message}`))
          : resolve(result as Record<string, unknown>),
      )
      socket.send(JSON.stringify({ id: last, method, params }))
    })
}

/** Firefox over WebDriver BiDi, which it speaks without another program. */
export const startFirefox = async (): Promise<Driver | Missing> => {
  const program =
    process.env.FIREFOX_PATH ||
    findProgram('firefox-esr') ||
    findProgram('firefox')
  if (!program) {
    return {
      missing:
        'no Firefox was found (FIREFOX_PATH names one; Debian calls it firefox-esr)',
    }
  }
  const profile = await mkdtemp(path.join(tmpdir(), 'firefox-'))
  await writeFile(
    path.join(profile, 'user.js'),
    Object.entries(preferences)
      .map(([name, value]) => `user_pref("${name}", ${value});`)
      .join('\n'),
  )
  const port = await findFreePort()
  const { stop } = startProgram(
    program,
    [
      '--headless',
      '--remote-debugging-port',
      String(port),
      '--profile',
      profile,
    ],
    { MOZ_DISABLE_CONTENT_SANDBOX: '1' },
  )
  const socket = await eventually(
    () => connect(`ws://127.0.0.1:${port}/session`),
    'A connection to Firefox',
    30_000,
  )
  const send = createSender(socket)
  const session = await send('session.new', { capabilities: {} })
  const { contexts } = (await send('browsingContext.getTree', {})) as {
    contexts: { context: string }[]
  }
  const context = contexts[0]?.context
  const perform = async (actions: object[]) => {
    await send('input.performActions', { context, actions })
  }
  const { browserName, browserVersion } = session.capabilities as Record<
    string,
    string
  >
  return {
    version: `${browserName} ${browserVersion}`,
    goto: async url => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    evaluate: async expression => {
      const answer = (await send('script.evaluate', {
        target: { context },
        expression: `(async () => JSON.stringify(await (${expression})))()`,
        awaitPromise: true,
      })) as {
        result?: { value?: string }
        exceptionDetails?: { text: string }
      }
      if (answer.exceptionDetails) {
        throw new Error(answer.exceptionDetails.text)
      }
      const text = answer.result?.value
      return text === undefined ? undefined : JSON.parse(text)
    },
    clickAt: (x, y) => perform(mouseActions(x, y)),
    type: text => perform(textActions(text)),
    press: (key, held) => perform(pressActions(key, held)),
    resize: async (width, height) => {
      await send('browsingContext.setViewport', {
        context,
        viewport: { width, height },
      })
    },
    close: async () => {
      socket.close()
      await stop()
      await rm(profile, { recursive: true, force: true })
    },
  }
}
