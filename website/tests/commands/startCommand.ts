import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'

type Started = {
  /** Resolves once the output matches; rejects if the command ends before. */
  says: (text: RegExp) => Promise<void>
  stop: () => Promise<void>
}

/** Vitest says that this is a test, which Docusaurus would build for. */
const { NODE_ENV: _, ...reader } = process.env

/** Starts a command as a reader would type it. */
export const startCommand = (
  command: string,
  environment: Readonly<Record<string, string>> = {},
): Started => {
  const child = spawn(command, {
    shell: true,
    // A group of its own, so that all of it can be stopped.
    detached: true,
    env: { ...reader, FORCE_COLOR: '0', ...environment },
  })
  let output = ''
  let isOver = false
  let look = (): void => undefined
  const hear = (chunk: Buffer): void => {
    output += stripVTControlCharacters(chunk.toString())
    look()
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const ended = new Promise<void>(resolve => {
    child.on('close', () => {
      isOver = true
      look()
      resolve()
    })
  })
  return {
    says: text =>
      new Promise((resolve, reject) => {
        look = () => {
          if (text.test(output)) {
            resolve()
          } else if (isOver) {
            reject(new Error(`${command} never said ${text}:\n${output}`))
          }
        }
        look()
      }),
    stop: async () => {
      if (!isOver && child.pid) {
        process.kill(-child.pid)
      }
      await ended
    },
  }
}
