import { sandboxPolicy } from '@lfi-docs/sandbox/build'

export type Headers = Readonly<Record<string, string>>

/** What a host has to do for the site, in no host's language. */
export type Site = {
  /** Begins and ends with a slash, as all addresses below begin with it. */
  baseUrl: string
  /** Whether a page `x` is the file `x/index.html` and has the address `x/`. */
  hasTrailingSlash: boolean
  /** For every answer: what a meta element can't say, and what belongs with it. */
  everywhere: Headers
  /** For files whose address changes with their content. */
  immutable: Headers
  /** The pages that run visitors' code: file, addresses and all headers. */
  sandboxes: readonly {
    file: string
    addresses: readonly string[]
    headers: Headers
  }[]
  /**
   * Pages that are called `index` themselves, where they are files: no host may
   * take them for the front page of the folder that they are in.
   */
  namedIndex: readonly string[]
}

/**
 * Features that no page needs, so that no script and no frame has them. Only
 * those that Chromium knows: it warns of others on every page.
 */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]
/** Those that only the site itself uses: copying, and full screen. */
const ownFeatures = ['clipboard-read', 'clipboard-write', 'fullscreen']

/**
 * The policy of a page names its scripts by hash and so stands in the page; a
 * second one, in a header, can only make it stricter.
 */
const headersOfAll = (framePolicy: string, framedBy: string[]): Headers => ({
  'Content-Security-Policy': `${framePolicy}; object-src 'none'; base-uri 'none'; form-action 'none'`,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': [
    ...unusedFeatures.map(feature => `${feature}=()`),
    ...ownFeatures.map(feature => `${feature}=(self)`),
  ].join(', '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Browsers heed it over HTTPS only, so it does no harm on a local server.
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  // It cannot list other origins; `frame-ancestors` covers both cases.
  ...(framedBy.length > 0 ? {} : { 'X-Frame-Options': 'SAMEORIGIN' }),
})

type Settings = {
  baseUrl: string
  pages: readonly string[]
  hasTrailingSlash: boolean
  siteUrl: string
  /** The host that serves the sandbox, if it is not the site's own. */
  sandboxOrigin?: string | undefined
}

export const describeSite = ({
  baseUrl,
  pages,
  hasTrailingSlash,
  siteUrl,
  sandboxOrigin,
}: Settings): Site => {
  // A sandbox with a host of its own is framed by the site's.
  const framedBy = sandboxOrigin ? [new URL(siteUrl).origin] : []
  const framePolicy = ["frame-ancestors 'self'", ...framedBy].join(' ')
  const everywhere = headersOfAll(framePolicy, framedBy)
  const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' }
  return {
    baseUrl,
    hasTrailingSlash,
    everywhere,
    immutable,
    sandboxes: [
      {
        file: 'sandbox.html',
        // It answers without its ending as well, like every page.
        addresses: ['sandbox.html', 'sandbox'].map(name => baseUrl + name),
        headers: {
          ...everywhere,
          // Its address changes with it; kept, it also runs code without a network.
          ...immutable,
          'Content-Security-Policy': `sandbox allow-scripts; ${sandboxPolicy}; ${framePolicy}`,
        },
      },
    ],
    namedIndex: hasTrailingSlash
      ? []
      : pages.filter(page => page.endsWith('/index')),
  }
}
