import { Console } from 'node:console'
import { Writable } from 'node:stream'

/** Makes `console` print to `onPrint`, exactly as Node's prints. */
export const captureConsole = (onPrint: (line: string) => void): void => {
  const sink = new Writable({
    decodeStrings: false,
    write: (chunk: unknown, _encoding, done) => {
      for (const line of String(chunk).replace(/\n$/u, '').split('\n')) {
        onPrint(line)
      }
      done()
    },
  })
  globalThis.console = new Console({ stdout: sink, stderr: sink })
}
