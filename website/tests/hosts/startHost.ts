import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { findFreePort, findProgram } from '../support/programs'
import { serveBuild } from '../support/serveBuild'
import { ask } from './ask'
import { hostConfigurations } from './hostConfigurations'

export type Build = { dir: string; baseUrl: string }
export type Running = { port: number; stop: () => Promise<void> }

/** A folder in which the build is found at its base URL, as hosts want it. */
const createRoot = async ({ dir, baseUrl }: Build, work: string) => {
  const build = path.resolve(dir)
  if (baseUrl === '/') {
    return build
  }
  // Servers that root starts become somebody else, who has to get in.
  await chmod(work, 0o755)
  const root = path.join(work, 'root')
  await mkdir(root)
  await symlink(build, path.join(root, baseUrl.slice(1, -1)))
  return root
}

const waitUntilUp = async (
  port: number,
  child: ChildProcess,
  read: () => string,
) => {
  for (let tries = 0; tries < 100; tries++) {
    if (child.exitCode !== null) {
      break
    }
    const answer = await ask(port, '/').catch(() => undefined)
    if (answer) {
      return
    }
    await setTimeout(100)
  }
  throw new Error(`The server did not start:\n${read()}`)
}

const startOwnServer = async ({ dir, baseUrl }: Build): Promise<Running> => {
  const { origin, close } = await serveBuild(dir, baseUrl)
  return {
    port: Number(new URL(origin).port),
    stop: async () => close(),
  }
}

/** Starts a server program on loopback with the file that the build ships. */
export const startHost = async (
  name: string,
  build: Build,
): Promise<Running> => {
  const configure = hostConfigurations[name]
  if (!configure) {
    return startOwnServer(build)
  }
  const work = await mkdtemp(path.join(tmpdir(), 'host-'))
  const port = await findFreePort()
  const root = await createRoot(build, work)
  const { args, configuration, environment } = configure({
    build: path.resolve(build.dir),
    root,
    port,
    work,
  })
  await writeFile(path.join(work, 'configuration'), configuration)
  const child = spawn(findProgram(name) ?? name, args, {
    cwd: work,
    env: { ...process.env, ...environment },
  })
  let output = ''
  const keep = (chunk: Buffer) => {
    output += chunk.toString()
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const ended = new Promise(resolve => {
    child.on('close', resolve)
  })
  const stop = async () => {
    child.kill()
    await ended
    await rm(work, { recursive: true, force: true })
  }
  try {
    await waitUntilUp(port, child, () => output)
  } catch (error) {
    await stop()
    throw error
  }
  return { port, stop }
}
