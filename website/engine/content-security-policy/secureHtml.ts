import { createHash } from 'node:crypto'

/** Hosts that a deployment lets the pages talk to, besides the site itself. */
export type ForeignHosts = {
  scripts: readonly string[]
  connections: readonly string[]
  /** Where the sandbox is, if it has a host of its own. */
  frames: readonly string[]
}

/** One with a type is data, such as what search engines read of a page. */
const inlineScript =
  /<script(?![^>]*\s(?:src|type)\s*=)[^>]*>([\s\S]*?)<\/script>/giu
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/giu

/** What stands in a page itself, each text once, as a policy names it. */
const hashes = (html: string, element: RegExp): string[] =>
  [...new Set([...html.matchAll(element)].map(([, text = '']) => text))].map(
    text => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )

/**
 * It is the same for all pages but for the hashes, because the router goes from
 * page to page under the policy of the one that was loaded first. Style
 * attributes are allowed: the theme and the examples' diagrams position with
 * them.
 */
const policyOf = (html: string, hosts: ForeignHosts): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...hashes(html, inlineScript), ...hosts.scripts].join(
      ' ',
    ),
    ["style-src-elem 'self'", ...hashes(html, inlineStyle)].join(' '),
    "style-src-attr 'unsafe-inline'",
    // The editor underlines mistakes with pictures in its styles.
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...hosts.connections].join(' '),
    ["frame-src 'self'", ...hosts.frames].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')

/**
 * Puts the policy before everything that it is to rule, but after the charset,
 * which has to come within the first kilobyte.
 */
export const secureHtml = (html: string, hosts: ForeignHosts): string => {
  const tag = `<meta http-equiv="Content-Security-Policy" content="${policyOf(html, hosts)}">`
  const secured = html.replace(
    /<meta[^>]*charset[^>]*>/iu,
    charset => charset + tag,
  )
  if (secured === html) {
    throw new Error(
      'engine/content-security-policy found no charset in a page, so that it would have no policy. See how Docusaurus writes its pages now (@docusaurus/core/lib/ssg), and change secureHtml.ts.',
    )
  }
  return secured
}
