import { serveBuild } from './serveBuild'
import { test } from './test'

type Site = { dir: string; baseUrl?: string; build: () => Promise<void> }

/** Tests of a site of their own, built and served once for their worker. */
export const ownSite = ({ dir, baseUrl, build }: Site) =>
  test.extend<object, { origin: string }>({
    origin: [
      async ({ browserName: _ }, use) => {
        await build()
        const site = await serveBuild(dir, baseUrl)
        await use(site.origin)
        site.close()
      },
      { scope: 'worker', timeout: 300_000 },
    ],
    baseURL: ({ origin }, use) => use(origin),
  })
