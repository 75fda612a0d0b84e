import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'

const pages = ['index', 'docs/getting-started', 'docs/api/variables/map']

/** A build whose pages all hold the same script, and start or do not. */
const createBuild = async (script: string): Promise<string> => {
  const dir = await mkdtemp(path.join(tmpdir(), 'opened-'))
  for (const page of [...pages, 'playground']) {
    const file = path.join(dir, `${page}.html`)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(
      file,
      `<!doctype html><html data-has-hydrated="true"><link rel="icon" href="data:,"><title>A</title><p>Read</p><script>${script}</script>`,
    )
  }
  return dir
}

const openBuild = async (dir: string): Promise<boolean> => {
  const { openBuild: open } = await import('../../../scripts/openBuild.mjs')
  return open(dir)
}

test('a build whose pages work is opened', async () => {
  expect(await openBuild(await createBuild(''))).toBe(true)
})

test('a build whose pages crash is an error that names them', async () => {
  const crashed = `document.querySelector('p').textContent = 'This page crashed.'`
  const opened = openBuild(await createBuild(crashed))
  await expect(opened).rejects.toThrow(
    /its pages do not work:\n- \S+\/: it says "This page crashed"/u,
  )
})

test('a script that fails is an error too', async () => {
  const opened = openBuild(await createBuild(`throw new Error('broken table')`))
  await expect(opened).rejects.toThrow('broken table')
})
