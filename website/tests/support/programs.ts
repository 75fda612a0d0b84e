import { accessSync, constants } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'

/** Server programs are often where only root's PATH leads. */
const folders = [
  ...(process.env.PATH ?? '').split(path.delimiter),
  '/usr/sbin',
  '/usr/local/sbin',
]

export const findProgram = (name: string): string | undefined =>
  folders
    .map(folder => path.join(folder, name))
    .find(file => {
      try {
        accessSync(file, constants.X_OK)
        return true
      } catch {
        return false
      }
    })

export const findFreePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object'
          ? resolve(address.port)
          : reject(new Error('No port is free.')),
      )
    })
  })
