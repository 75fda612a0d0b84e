import { type Headers, type Site, withoutEnding } from '../site'

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
      ...site.sandboxes.flatMap(({ file, headers }) =>
        [file, withoutEnding(file)].map(name => ({
          source: site.baseUrl + name,
          headers: toList(headers),
        })),
      ),
    ],
  }
  return `${JSON.stringify(configuration, undefined, 2)}\n`
}
