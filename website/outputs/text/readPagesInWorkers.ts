import { runInWorker, Step } from '@lfi-docs/build-cache'
import type { TextPage } from './model/renderOutputs'
import { type Site, STEP } from './readPages'

const WORKERS = 2

const texts = new Step<string>(STEP, __filename)

const readInWorker = (site: Site): Promise<TextPage[]> =>
  runInWorker(require.resolve('./worker.ts'), site)

/** Reads the pages on other threads: it is a second of work for every fifty. */
export const readPagesInWorkers = async (
  site: Omit<Site, 'fingerprint' | 'share'>,
): Promise<TextPage[]> => {
  const fingerprint = texts.fingerprint()
  const shares = Array.from({ length: WORKERS }, (_, worker) =>
    site.permalinks.filter((_, index) => index % WORKERS === worker),
  )
  const read = await Promise.all(
    shares.map(share => readInWorker({ ...site, share, fingerprint })),
  )
  const pages = new Map(read.flat().map(page => [page.permalink, page]))
  return site.permalinks.flatMap(permalink => pages.get(permalink) ?? [])
}
