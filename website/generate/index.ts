/*
 * In: the addresses of the site. Out: a run of ./cli.ts, beside Docusaurus,
 * which writes all that pages are made of to generated/ and docs/api.
 * Read by: the plugins after this one, through ./read.
 */
import type { LoadContext, Plugin } from '@docusaurus/types'
import { startGenerating } from './read/run'

export default function generate(
  { baseUrl, siteConfig: { url, trailingSlash } }: LoadContext,
  { sandboxOrigin = '' }: { sandboxOrigin?: string },
): Plugin {
  startGenerating({
    baseUrl,
    siteUrl: url,
    trailingSlash: trailingSlash ?? false,
    sandboxOrigin,
  })
  return { name: 'generate' }
}
