/*
 * `npm run bench:build`: what building the pages costs (neither compression nor
 * the look at them), in seconds of processor time and on the clock, beside a
 * stock Docusaurus site with the same text. The ratio is what to keep: it does
 * not depend on the machine. It empties the caches of the build.
 */
import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { STOCK, writeStockSite } from './stockSite'

type Cost = { processor: number; clock: number }

const SENTENCE = 'website/docs/trace.mdx'
const COMPONENT = 'website/src/pages/index.tsx'
const DOCUSAURUS = 'node_modules/@docusaurus/core/bin/docusaurus.mjs'

const caches = [
  '.cache',
  'node_modules/.cache/rspack',
  'website/.docusaurus',
  'website/generated',
  'website/docs/api',
  'website/node_modules/.cache',
]

const remove = (files: readonly string[]): void => {
  for (const file of files) {
    rmSync(file, { recursive: true, force: true })
  }
}

/** The shell's `times`, whose second line is what its children used. */
const readTimes = (output: string): number =>
  (output.trim().split('\n').at(-1) ?? '')
    .split(' ')
    .map(time => /(\d+)m([\d.]+)s/u.exec(time) ?? [])
    .reduce(
      (sum, [, minutes, seconds]) =>
        sum + Number(minutes) * 60 + Number(seconds),
      0,
    )

const build = (site: string, out: string): Cost => {
  mkdirSync('.cache', { recursive: true })
  const began = performance.now()
  const { stdout, status } = spawnSync(
    'sh',
    ['-c', `node ${DOCUSAURUS} build ${site} --out-dir ${out} && times`],
    {
      encoding: 'utf8',
      // tsx keeps what it compiled there: a cold build has nothing of it.
      env: { ...process.env, TMPDIR: path.resolve('.cache') },
    },
  )
  if (status !== 0) {
    throw new Error(`${site} does not build:\n${stdout}`)
  }
  return {
    processor: readTimes(stdout),
    clock: (performance.now() - began) / 1000,
  }
}

const buildOurs = (): Cost => build('website', '../build-bench')

const buildWith = (file: string, addition: string): Cost => {
  const text = readFileSync(file, 'utf8')
  try {
    writeFileSync(file, text + addition)
    return buildOurs()
  } finally {
    writeFileSync(file, text)
  }
}

const main = (): void => {
  if (!existsSync('build/index.html')) {
    throw new Error('There are no pages to compare with: npm run build')
  }
  const pages = writeStockSite()
  const stock = build(STOCK, 'build')
  remove(caches)
  const costs = {
    cold: buildOurs(),
    warm: buildOurs(),
    'one changed sentence': buildWith(SENTENCE, '\nA sentence more.\n'),
    'one changed component': buildWith(COMPONENT, '\nexport const more = 1\n'),
  }
  console.log(
    `${pages} pages. Stock: ${stock.processor.toFixed(1)} s of processor time, ${stock.clock.toFixed(1)} s on the clock.`,
  )
  console.table(
    Object.fromEntries(
      Object.entries(costs).map(([name, { processor, clock }]) => [
        name,
        {
          processor: processor.toFixed(1),
          clock: clock.toFixed(1),
          'processor, beside stock': (processor / stock.processor).toFixed(2),
          'clock, beside stock': (clock / stock.clock).toFixed(2),
        },
      ]),
    ),
  )
  remove([STOCK, 'build-bench'])
}

if (process.argv.includes('--help')) {
  console.log(
    'Builds the pages cold, warm, after a changed sentence and a changed component, beside a stock Docusaurus site.',
  )
} else {
  main()
}
