// In: the base URL and the sandbox's policy.
// Out: in build/, a file for each common host that says how to serve the site.
// Read by: the host that serves it; scripts/serve.mjs reads `_headers`.
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from '@docusaurus/types'
import { sandboxPolicy } from '@lfi-docs/sandbox/build'
import { readEnvironment } from '../../config/environment'

export type Headers = Readonly<Record<string, string>>

/** Headers for the addresses that match; an asterisk stands for any ending. */
type Rule = { path: string; headers: Headers }

/** Powerful features that no page needs, so that no script and no frame has them. */
const unusedFeatures = ['camera', 'geolocation', 'microphone', 'payment', 'usb']

/**
 * The policy of a page names its scripts by hash and so stands in the page; a
 * second one, in a header, can only make it stricter.
 */
const headersOfAll = (framePolicy: string, framedBy: string[]): Headers => ({
  'Content-Security-Policy': `${framePolicy}; object-src 'none'; base-uri 'none'; form-action 'none'`,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': unusedFeatures.map(it => `${it}=()`).join(', '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Browsers heed it over HTTPS only, so it does no harm on a local server.
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  // It cannot list other origins; `frame-ancestors` covers both cases.
  ...(framedBy.length > 0 ? {} : { 'X-Frame-Options': 'SAMEORIGIN' }),
})

type Settings = {
  baseUrl: string
  siteUrl: string
  /** The host that serves the sandbox, if it is not the site's own. */
  sandboxOrigin?: string | undefined
}

/** What a host has to send with its answers: of two rules the later one holds. */
export const headerRules = (settings: Settings): readonly Rule[] => {
  const { baseUrl, siteUrl, sandboxOrigin } = settings
  // A sandbox with a host of its own is framed by the site's.
  const framedBy = sandboxOrigin ? [new URL(siteUrl).origin] : []
  const framePolicy = ["frame-ancestors 'self'", ...framedBy].join(' ')
  // Of files whose address changes with their content.
  const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' }
  const ofSandbox = {
    // Kept, it also runs code without a network.
    ...immutable,
    'Content-Security-Policy': `sandbox allow-scripts; ${sandboxPolicy}; ${framePolicy}`,
  }
  return [
    { path: '/*', headers: headersOfAll(framePolicy, framedBy) },
    { path: `${baseUrl}assets/*`, headers: immutable },
    // It answers without its ending as well, like every page.
    { path: `${baseUrl}sandbox.html`, headers: ofSandbox },
    { path: `${baseUrl}sandbox`, headers: ofSandbox },
  ]
}

/** Netlify and Cloudflare Pages. */
export const writeHeaders = (rules: readonly Rule[]): string =>
  rules
    .flatMap(({ path, headers }) => [
      path,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ])
    .join('\n')

export const writeVercel = (
  rules: readonly Rule[],
  trailingSlash: boolean,
): string => {
  const headers = rules.map(({ path, headers }) => ({
    source: path.replace('*', '(.*)'),
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  }))
  const settings = { cleanUrls: true, trailingSlash, headers }
  return JSON.stringify(settings, undefined, 2)
}

export default function hostsPlugin(): Plugin {
  return {
    name: 'hosts',
    async postBuild({ outDir, baseUrl, siteConfig: { trailingSlash } }) {
      const { SITE_URL: siteUrl, SANDBOX_ORIGIN: sandboxOrigin } =
        readEnvironment()
      const rules = headerRules({ baseUrl, siteUrl, sandboxOrigin })
      const files = {
        _headers: writeHeaders(rules),
        // GitHub Pages would leave out what begins with an underscore.
        '.nojekyll': '',
        'vercel.json': writeVercel(rules, trailingSlash === true),
      }
      for (const [name, text] of Object.entries(files)) {
        await writeFile(path.join(outDir, name), text)
      }
    },
  }
}
