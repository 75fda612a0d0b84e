import { createHash } from 'node:crypto'
import { type ForeignHosts, pagePolicy } from './policy'

const inlineScript = /<script(?![^>]*\ssrc\s*=)([^>]*)>([\s\S]*?)<\/script>/giu
const runnable =
  /^(?!.*\btype\s*=)|\btype\s*=\s*["']?(?:module|(?:text|application)\/javascript)/iu

const hash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const styleElement = /<style[^>]*>([\s\S]*?)<\/style>/giu

/** The hashes of the style elements in a page, each once. */
const styleHashes = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(styleElement)].map(([, style = '']) => hash(style)),
  ),
]

/** The hashes of the scripts that stand in a page itself, each once. */
export const scriptHashes = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(inlineScript)]
      .filter(([, attributes = '']) => runnable.test(attributes))
      .map(([, , script = '']) => hash(script)),
  ),
]

const metaTag = (policy: string): string =>
  `<meta http-equiv="Content-Security-Policy" content="${policy}">`

const charset = /<meta[^>]*charset[^>]*>/iu

/**
 * Puts the policy before everything that it is to rule, but after the charset,
 * which has to come within the first kilobyte. It also allows what the page's
 * own scripts put there `later`.
 */
export const secureHtml = (
  html: string,
  hosts: ForeignHosts,
  later: readonly string[] = [],
): string => {
  if (html.includes('http-equiv="Content-Security-Policy"')) {
    return html
  }
  const inline = {
    scripts: [...scriptHashes(html), ...later.map(hash)],
    styles: styleHashes(html),
  }
  const tag = metaTag(pagePolicy(inline, hosts))
  const secured = charset.test(html)
    ? html.replace(charset, found => found + tag)
    : html.replace(/<head[^>]*>/iu, found => found + tag)
  if (secured === html) {
    throw new Error(
      'engine/content-security-policy found neither a charset nor a head in a page, so that it would have no policy. See how Docusaurus writes its pages now (@docusaurus/core/lib/ssg), and change secureHtml.ts.',
    )
  }
  return secured
}
