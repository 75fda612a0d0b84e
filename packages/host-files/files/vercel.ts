import type { Headers, Site } from '../site'

const toList = (headers: Headers) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }))

/** Vercel: of two rules that set the same header the later one holds. */
export const writeVercel = (site: Site): string => {
  const configuration = {
    cleanUrls: true,
    ...(site.ending === 'either'
      ? {}
      : { trailingSlash: site.ending === 'slash' }),
    headers: [
      { source: '/(.*)', headers: toList(site.everywhere) },
      {
        source: `${site.baseUrl}assets/(.*)`,
        headers: toList(site.immutable),
      },
      ...site.sandboxes.flatMap(({ addresses, headers }) =>
        addresses.map(source => ({ source, headers: toList(headers) })),
      ),
    ],
  }
  return `${JSON.stringify(configuration, undefined, 2)}\n`
}
