/**
 * Builds the site as it is, and once more with ten times its pages, as many of
 * them functions and as many guides as today, both in temporary copies and from
 * nothing, and prints what each takes and weighs. Fails if the larger one needs
 * too much memory, or if what a page loads first has grown with it. `--keep`
 * leaves the copies there.
 */
import fs from 'node:fs'
import { copySite } from './copySite'
import { growGuides } from './growGuides'
import { growPackage } from './growPackage'
import { type BuildMeasure, measureBuild } from './measureBuild'
import { measureSite, type SiteMeasure } from './measureSite'

/** How many pages are added for each that is there: ten times in all. */
const MORE = 9

type Measure = BuildMeasure & SiteMeasure
type Unit = 's' | 'GB' | 'kB' | 'ms' | ''

type Line = {
  what: string
  of: keyof Measure
  unit: Unit
  /** How much the larger site may have: at most, or beyond the smaller one. */
  atMost?: number
  atMostMore?: number
}

const lines: readonly Line[] = [
  { what: 'pages', of: 'pages', unit: '' },
  { what: 'pages: functions and types', of: 'apiPages', unit: '' },
  { what: 'build: time', of: 'seconds', unit: 's' },
  { what: 'build: processor time', of: 'processorSeconds', unit: 's' },
  {
    what: 'build: most memory at once',
    of: 'peakMemory',
    unit: 'GB',
    atMost: 3e9,
  },
  { what: 'guide: first load', of: 'guide', unit: 'kB', atMostMore: 2000 },
  { what: 'guide: with the app', of: 'guideWithApp', unit: 'kB' },
  {
    what: 'function: first load',
    of: 'apiPage',
    unit: 'kB',
    atMostMore: 2000,
  },
  { what: 'function: with the app', of: 'apiPageWithApp', unit: 'kB' },
  {
    what: 'index of functions: HTML',
    of: 'functionIndex',
    unit: 'kB',
    atMostMore: 10_000,
  },
  {
    what: 'runtime of the bundler',
    of: 'runtime',
    unit: 'kB',
    atMostMore: 200,
  },
  { what: 'search: worker with its index', of: 'searchIndex', unit: 'kB' },
  { what: 'search: a query', of: 'searchMilliseconds', unit: 'ms' },
]

const scales: Readonly<Record<Unit, number>> = {
  s: 1,
  ms: 1,
  '': 1,
  kB: 1e3,
  GB: 1e9,
}

const show = (value: number, unit: Unit): string => {
  const digits = unit === '' || unit === 's' ? 0 : unit === 'GB' ? 2 : 1
  return `${(value / scales[unit]).toFixed(digits)} ${unit}`.trim()
}

const limitOf = ({ atMost, atMostMore }: Line, small: number): number =>
  atMost ?? (atMostMore === undefined ? Number.NaN : small + atMostMore)

const measure = async (
  name: string,
  grow: (site: string) => void,
): Promise<Measure> => {
  const site = copySite(name)
  try {
    grow(site)
    const build = await measureBuild(site)
    return { ...build, ...(await measureSite(site)) }
  } finally {
    if (process.argv.includes('--keep')) {
      console.log(`${name}: ${site}`)
    } else {
      fs.rmSync(site, { recursive: true })
    }
  }
}

const main = async (): Promise<void> => {
  const small = await measure('1x', () => undefined)
  const large = await measure('10x', site => {
    growPackage(site, MORE * small.apiPages)
    growGuides(site, MORE * (small.pages - small.apiPages))
  })
  const rows = lines.map(line => {
    const limit = limitOf(line, small[line.of])
    const isHeld = !(large[line.of] > limit)
    return {
      what: line.what,
      '1x': show(small[line.of], line.unit),
      '10x': show(large[line.of], line.unit),
      limit: Number.isNaN(limit) ? '' : show(limit, line.unit),
      holds: Number.isNaN(limit) ? '' : isHeld ? 'yes' : 'NO',
    }
  })
  console.table(rows)
  process.exitCode = rows.every(({ holds }) => holds !== 'NO') ? 0 : 1
}

main().catch(error => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
