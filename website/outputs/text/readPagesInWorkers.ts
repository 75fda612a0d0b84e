import { runInWorker, Step } from '@lfi-docs/build-cache'
import type { TextPage } from './model/renderOutputs'
// Its type alone: what it imports takes a second to load, and workers have it.
import type { Site } from './readPages'

const WORKERS = 2

const texts = new Step<string>('page-texts', __filename)

const readInWorker = (site: Site): Promise<TextPage[]> =>
  runInWorker(require.resolve('./worker.ts'), site)

/** Reads the pages on other threads: it is a second of work for every fifty. */
export const readPagesInWorkers = async (
  site: Omit<Site, 'step' | 'fingerprint' | 'share'>,
): Promise<TextPage[]> => {
  const fingerprint = texts.fingerprint()
  const shares = Array.from({ length: WORKERS }, (_, worker) =>
    site.permalinks.filter((_, index) => index % WORKERS === worker),
  )
  const read = await Promise.all(
    shares.map(share =>
      readInWorker({ ...site, share, step: texts.name, fingerprint }),
    ),
  )
  const pages = new Map(read.flat().map(page => [page.permalink, page]))
  return site.permalinks.flatMap(permalink => pages.get(permalink) ?? [])
}
