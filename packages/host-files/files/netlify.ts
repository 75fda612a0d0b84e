import { type Headers, type Site, withoutEnding } from '../site'

const block = (path: string, headers: Headers): string[] => [
  path,
  ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
]

/** What a rule says besides those above it, for hosts that join the values. */
const besides = (headers: Headers, others: Headers): Headers =>
  Object.fromEntries(
    Object.entries(headers).filter(([name, value]) => others[name] !== value),
  )

/**
 * The format of Netlify and Cloudflare Pages, which add up all rules that fit:
 * a header stands in one of them, but for policies, of which both hold. Pages
 * are asked for anew each time without a rule of ours.
 */
export const writeHeaders = (site: Site): string =>
  [
    ...block('/*', site.everywhere),
    ...block(`${site.baseUrl}assets/*`, site.immutable),
    ...site.sandboxes.flatMap(({ file, headers }) =>
      [file, withoutEnding(file)].flatMap(name =>
        block(site.baseUrl + name, besides(headers, site.everywhere)),
      ),
    ),
    '',
  ].join('\n')
