import { spawn } from 'node:child_process'
import { expect, test } from '@playwright/test'

const PORT = 4871

/** Runs `npm start`, gathers what it prints, and resolves its exit code. */
const start = (port: number | string) => {
  const child = spawn('npm', ['start', '--silent'], {
    env: { ...process.env, PORT: String(port) },
    // A group of its own, so that all of it can be stopped.
    detached: true,
  })
  let printed = ''
  const note = (chunk: Buffer) => {
    printed += chunk.toString()
  }
  child.stdout.on('data', note)
  child.stderr.on('data', note)
  const ended = new Promise<number | null>(resolve => {
    child.on('close', resolve)
  })
  return {
    ended,
    read: () => printed,
    stop: () => {
      if (child.pid) {
        process.kill(-child.pid)
      }
    },
  }
}

test('npm start serves what is built already, and a taken port is a sentence', async ({
  request,
}) => {
  const { isBuildFresh } = await import('../../../scripts/buildFreshness.mjs')
  // Otherwise it would build, under the feet of the other tests.
  expect(isBuildFresh(), 'The build is stale: npm run build').toBe(true)
  const first = start(PORT)
  try {
    await expect.poll(first.read).toContain(`http://localhost:${PORT}/`)
    expect(first.read()).toContain('The build is up to date.')
    const home = await request.get(`http://localhost:${PORT}/`)
    expect(await home.text()).toContain('lfi</title>')
    const second = start(PORT)
    expect(await second.ended).toBe(1)
    expect(second.read()).toContain(
      `Port ${PORT} is taken. Stop what uses it, or choose another: PORT=${PORT + 1} npm start`,
    )
  } finally {
    first.stop()
  }
})

test('a port that is none is a sentence too', async () => {
  const wrong = start('three thousand')
  expect(await wrong.ended).toBe(1)
  expect(wrong.read()).toContain('PORT is "three thousand", which is no port.')
})
