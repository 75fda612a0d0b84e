import { readFileSync } from 'node:fs'
import { listFiles } from '@lfi-docs/build-cache'
import { expect, test } from 'vitest'

/** `x.mdx`, and names such as `probeX.ts`, are what a contributor adds. */
const EXAMPLE = /(?:^|\/)x(?:\.|$)|X\.ts$/u
/** What commands write. */
const WRITTEN = /^(?:\.cache|build|generated|docs\/api)\//u

const files = ['exhibits', 'packages', 'scripts', 'website']
  .flatMap(folder => listFiles(folder))
  .map(file => `/${file.replaceAll('\\', '/')}`)

/** Documents leave out the folder that a sentence is about. */
const exists = (path: string): boolean =>
  files.some(file => file.endsWith(`/${path}`) || file.includes(`/${path}/`))

test.each(['ARCHITECTURE.md', 'CONTRIBUTING.md'])(
  '%s names files and folders that exist',
  document => {
    const code = readFileSync(document, 'utf8').matchAll(/`([^`\n]+)`/gu)
    const paths = [...code]
      .map(([, text = '']) => text)
      .filter(text => /^[\w.-]+(?:\/[\w.-]*)+$|^\w+\.tsx?$/u.test(text))
      .filter(text => !(EXAMPLE.test(text) || WRITTEN.test(`${text}/`)))
      .map(text => text.replace(/\/$/u, ''))

    expect(paths.length).toBeGreaterThan(50)
    expect(paths.filter(path => !exists(path))).toEqual([])
  },
)
