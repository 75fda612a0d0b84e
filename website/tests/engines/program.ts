import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'

/** Tries until it succeeds or the time is over. */
export const eventually = async <Value>(
  attempt: () => Promise<Value>,
  what: string,
  timeout = 20_000,
): Promise<Value> => {
  const end = Date.now() + timeout
  let last: unknown
  while (Date.now() < end) {
    try {
      return await attempt()
    } catch (error) {
      last = error
      await setTimeout(100)
    }
  }
  throw new Error(`${what} did not happen: ${String(last)}`)
}

/** A program in a group of its own, so that all that it starts ends with it. */
export const startProgram = (
  command: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): { child: ChildProcess; stop: () => Promise<void> } => {
  const child = spawn(command, args, {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, ...environment },
  })
  const ended = new Promise(resolve => {
    child.on('close', resolve)
  })
  const stop = async () => {
    if (child.pid && child.exitCode === null) {
      process.kill(-child.pid)
      await ended
    }
  }
  return { child, stop }
}
