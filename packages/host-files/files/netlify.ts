import type { Headers, Site } from '../site'

const block = (path: string, headers: Headers): string[] => [
  path,
  ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
]

/** The headers that the rule for everything does not set to the same value. */
const besides = (headers: Headers, others: Headers): Headers =>
  Object.fromEntries(
    Object.entries(headers).filter(([name, value]) => others[name] !== value),
  )

/**
 * Netlify and Cloudflare Pages merge all matching rules, so each header appears
 * in one rule only, except CSP, where both apply. These hosts already
 * revalidate pages, so no rule is written for that.
 */
export const writeHeaders = (site: Site): string =>
  [
    ...block('/*', site.everywhere),
    ...block(`${site.baseUrl}assets/*`, site.immutable),
    ...site.sandboxes.flatMap(({ addresses, headers }) =>
      addresses.flatMap(address =>
        block(address, besides(headers, site.everywhere)),
      ),
    ),
    '',
  ].join('\n')
