import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { computeKey, isFresh, makeFrom } from './build.mjs'

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
  expect(key()).toBe(before)
})

test('an edit during a build leaves it stale', () => {
  const before = key()
  const build = path.join(folder, 'build')
  makeFrom(build, before, () => {
    write('build/index.html', '')
    write('website/docs/guide.mdx', 'Edited while the site is built')
  })
  expect(isFresh(build, before)).toBe(true)
  expect(isFresh(build, key())).toBe(false)
})

test('a build that fails is not fresh', () => {
  write('build/.made-from', `${key()}`)
  const build = path.join(folder, 'build')
  const fail = () => {
    throw new Error('No')
  }
  expect(() => makeFrom(build, key(), fail)).toThrow('No')
  expect(isFresh(build, key())).toBe(false)
})

test('without git, and without a build, nothing is fresh', () => {
  const bare = mkdtempSync(path.join(tmpdir(), 'bare-'))
  expect(computeKey({}, bare)).toBeUndefined()
  expect(isFresh(path.join(bare, 'build'), undefined)).toBe(false)
  expect(isFresh(path.join(bare, 'build'), key())).toBe(false)
})
