import { writeCaddy } from './caddy'
import type { Headers, Site } from './site'

const block = (path: string, headers: Headers): string[] => [
  path,
  ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
]

/**
 * Netlify and Cloudflare Pages merge all matching rules, so that each header
 * stands in one rule only, except the policy, where both apply.
 */
const writeHeaders = (site: Site): string =>
  [
    ...block('/*', site.everywhere),
    ...block(`${site.baseUrl}assets/*`, site.immutable),
    ...site.sandboxes.flatMap(({ addresses, headers }) => {
      const ownHeaders = Object.fromEntries(
        Object.entries(headers).filter(
          ([name, value]) => site.everywhere[name] !== value,
        ),
      )
      return addresses.flatMap(address => block(address, ownHeaders))
    }),
    '',
  ].join('\n')

const toList = (headers: Headers) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }))

/** Vercel: of two rules that set the same header the later one holds. */
const writeVercel = (site: Site): string =>
  `${JSON.stringify(
    {
      cleanUrls: true,
      trailingSlash: site.hasTrailingSlash,
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
    },
    undefined,
    2,
  )}\n`

export const hostFiles = (site: Site): Headers => ({
  _headers: writeHeaders(site),
  // GitHub Pages would leave out what begins with an underscore.
  '.nojekyll': '',
  Caddyfile: writeCaddy(site),
  'vercel.json': writeVercel(site),
})
