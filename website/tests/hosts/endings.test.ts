import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { hostFiles } from '@lfi-docs/host-files'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeDocs } from '../../outputs/hosts/describeDocs'
import { findProgram } from '../support/programs'
import { ask } from './ask'
import { hostConfigurations } from './hostConfigurations'
import { type Running, startHost } from './startHost'

// A small site as Docusaurus writes it where pages are folders: with slashes at
// the end of addresses, and where that is left open.
const files: Record<string, string> = {
  'index.html': 'home',
  '404.html': 'not found',
  'docs/index.html': 'docs',
  'docs/map/index.html': 'map',
  'docs/index/index.html': 'function index',
  'docs/map.md': '# map',
  'assets/js/main.1234abcd.js': 'main()',
  'sandbox.html': 'sandbox',
  'sandbox-network.html': 'sandbox with network',
}

const makeSite = (baseUrl: string, trailingSlash: boolean | undefined) => {
  const dir = mkdtempSync(path.join(tmpdir(), 'site-'))
  chmodSync(dir, 0o755)
  const site = describeDocs(baseUrl, [`${baseUrl}docs/index`], {
    trailingSlash,
  })
  for (const [name, text] of Object.entries({ ...files, ...hostFiles(site) })) {
    mkdirSync(path.join(dir, path.dirname(name)), { recursive: true })
    writeFileSync(path.join(dir, name), text)
  }
  return dir
}

const setups = Object.keys(hostConfigurations).flatMap(host =>
  ['/', '/lfi/'].flatMap(baseUrl =>
    [true, undefined].map(trailingSlash => ({ host, baseUrl, trailingSlash })),
  ),
)

describe.each(setups)(
  '$host below $baseUrl with trailingSlash $trailingSlash',
  ({ host, baseUrl, trailingSlash }) => {
    // A file whose hosts are all missing still has tests, which are skipped.
    const check = test.skipIf(!findProgram(host))
    let dir = ''
    let running: Running
    beforeAll(async () => {
      dir = makeSite(baseUrl, trailingSlash)
      running = await startHost(host, { dir, baseUrl })
    })
    afterAll(() => {
      running.stop()
      rmSync(dir, { recursive: true, force: true })
    })
    const get = (address: string) => ask(running.port, baseUrl + address)
    const textAt = async (address: string) => {
      const { status, body } = await get(address)
      return `${status} ${body}`
    }
    const leadsTo = async (address: string) => {
      const { status, header } = await get(address)
      expect(status, address).toBe(301)
      return new URL(header('location'), 'http://localhost').href.replace(
        /^http:\/\/[^/]+/u,
        '',
      )
    }

    check('pages answer at their addresses', async () => {
      expect(await textAt('')).toBe('200 home')
      expect(await textAt('docs/')).toBe('200 docs')
      expect(await textAt('docs/map/')).toBe('200 map')
      expect(await textAt('docs/index/')).toBe('200 function index')
      expect(await textAt('docs/map.md')).toBe('200 # map')
      expect(await textAt('sandbox.html')).toBe('200 sandbox')
      expect(await textAt('assets/js/main.1234abcd.js')).toBe('200 main()')
      expect(await textAt('docs/nothing')).toBe('404 not found')
      expect(await textAt('docs/nothing/')).toBe('404 not found')
    })

    check(
      'other ways to write an address answer or lead to the right one',
      async () => {
        const end = trailingSlash ? '/' : ''
        expect(await leadsTo('index.html')).toBe(baseUrl)
        expect(await leadsTo('docs/map.html?a=1')).toBe(
          `${baseUrl}docs/map${end}?a=1`,
        )
        expect(await leadsTo('docs/map/index.html')).toBe(`${baseUrl}docs/map/`)
        if (trailingSlash) {
          expect(await leadsTo('docs?a=1')).toBe(`${baseUrl}docs/?a=1`)
          expect(await leadsTo('docs/index')).toBe(`${baseUrl}docs/index/`)
        } else {
          expect(await textAt('docs/map')).toBe('200 map')
          expect(await textAt('docs/index')).toBe('200 function index')
        }
      },
    )
  },
)
