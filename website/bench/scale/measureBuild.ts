import { execFileSync, spawn } from 'node:child_process'

export type BuildMeasure = {
  /** Seconds on the clock, and of processors. */
  seconds: number
  processorSeconds: number
  /** Bytes that the build and all that it started held at most at once. */
  peakMemory: number
}

const EVERY = 500

/** Bytes that a process and its descendants hold. */
const memoryOf = (root: number): number => {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], {
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .map(line => line.trim().split(/\s+/u).map(Number))
  const tree = new Set([root])
  let before = 0
  while (tree.size > before) {
    before = tree.size
    for (const [pid = 0, parent = 0] of rows) {
      if (tree.has(parent)) {
        tree.add(pid)
      }
    }
  }
  return rows
    .filter(([pid = 0]) => tree.has(pid))
    .reduce((sum, [, , kilobytes = 0]) => sum + kilobytes * 1024, 0)
}

/** `times` of the shell: the second line is about what it started. */
const readProcessorTime = (output: string): number =>
  [...(output.trim().split('\n').at(-1) ?? '').matchAll(/(\d+)m([\d.]+)s/gu)]
    .map(([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds))
    .reduce((sum, seconds) => sum + seconds, 0)

/** Builds a site, which must succeed. */
export const measureBuild = (site: string): Promise<BuildMeasure> =>
  new Promise((resolve, reject) => {
    const started = performance.now()
    const shell = spawn('sh', ['-c', 'npm run build >&2 && times'], {
      cwd: site,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    shell.stdout.on('data', chunk => {
      output += chunk
    })
    let peakMemory = 0
    const timer = setInterval(() => {
      peakMemory = Math.max(peakMemory, memoryOf(shell.pid ?? 0))
    }, EVERY)
    shell.on('close', code => {
      clearInterval(timer)
      if (code === 0) {
        resolve({
          seconds: (performance.now() - started) / 1000,
          processorSeconds: readProcessorTime(output),
          peakMemory,
        })
      } else {
        reject(new Error(`The build in ${site} failed.`))
      }
    })
  })
