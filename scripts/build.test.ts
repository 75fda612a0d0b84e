import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { buildIfStale, computeKey } from './build.mjs'

let folder = ''
const key = (environment: object = {}) => computeKey(environment, folder)
const git = (...args: string[]) =>
  execFileSync(
    'git',
    ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args],
    {
      cwd: folder,
    },
  )
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
  writeFileSync(path.join(folder, name), text)
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'key-'))
  git('init', '--quiet')
  write('.gitignore', '/build/\n*.tsbuildinfo\n')
  write('website/docs/guide.mdx', 'One')
  git('add', '.')
  git('commit', '--quiet', '--message', 'Begin')
})

test('an edit, a new file and another setting each change the key', () => {
  const keys = [key(), key({ BASE_URL: '/lfi/' })]
  write('website/docs/guide.mdx', 'Two')
  keys.push(key())
  write('brand-new/deep/code.ts', '')
  keys.push(key())
  expect(new Set(keys).size).toBe(4)
})

test('what git ignores, tests and documents change nothing', () => {
  const before = key()
  write('tsconfig.node.tsbuildinfo', '{}')
  write('build/index.html', '')
  write('website/guide.test.ts', '')
  write('website/tests/e2e/walk.spec.ts', '')
  write('README.md', '')
  write('docs/decisions/001.md', '')
  expect(key()).toBe(before)
})

test('the bundler may keep what it made if only a guide has changed', () => {
  const keyOfRest = () => computeKey({}, folder, ['website/docs/**'])
  const before = keyOfRest()
  write('website/docs/guide.mdx', 'Two')
  expect(keyOfRest()).toBe(before)
  write('website/pages/code/remarkCodeBlocks.ts', '')
  expect(keyOfRest()).not.toBe(before)
})

const build = (make = () => write('build/index.html', '')) =>
  buildIfStale(path.join(folder, 'build'), key, make)

test('what has not changed is built once, an edit during a build again', () => {
  expect([build(), build()]).toEqual([true, false])
  write('website/docs/guide.mdx', 'Two')
  build(() => write('website/docs/guide.mdx', 'Edited while it is built'))
  expect([build(), build()]).toEqual([true, false])
})

test('a build that fails is not fresh', () => {
  const fail = () => {
    throw new Error('No')
  }
  build()
  write('website/docs/guide.mdx', 'Two')
  expect(() => build(fail)).toThrow('No')
  write('website/docs/guide.mdx', 'One')
  expect(build()).toBe(true)
})

test('without git each build is new', () => {
  const bare = mkdtempSync(path.join(tmpdir(), 'bare-'))
  const readKey = () => computeKey({}, bare)
  expect(readKey()).toBeUndefined()
  const make = () => undefined
  expect(buildIfStale(bare, readKey, make)).toBe(true)
  expect(buildIfStale(bare, readKey, make)).toBe(true)
})
