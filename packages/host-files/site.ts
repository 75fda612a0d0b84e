import contentTypes from './contentTypes.json'

export type Headers = Readonly<Record<string, string>>

/** What a host has to know of the site, in no host's language. */
export type Site = {
  /** Begins and ends with a slash, as all addresses below begin with it. */
  baseUrl: string
  /**
   * How addresses of pages end: `x` is the file `x.html`, `x/` is
   * `x/index.html`, and where Docusaurus leaves it open that answers as both.
   */
  ending: 'none' | 'slash' | 'either'
  /** Endings that addresses of pages may also have, and what to send on to. */
  otherEndings: readonly { name: string; from: string; to: string }[]
  /** For every answer: what a meta element can't say, and what belongs with it. */
  everywhere: Headers
  /** For pages and all else that may change with the next deploy. */
  fresh: Headers
  /** For files whose address changes with their content. */
  immutable: Headers
  /** The file, its addresses and all of its headers, for each sandbox. */
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
  /** By ending. Those with a charset are text, and worth compressing. */
  contentTypes: Headers
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

/** Who may frame the site: itself, and the origins in `framedBy`. */
const framePolicy = (framedBy: readonly string[]): string =>
  ["frame-ancestors 'self'", ...framedBy].join(' ')

/**
 * The policy of a page names its scripts by hash and so stands in the page; a
 * second one, in a header, can only make it stricter.
 */
const forEverything = (framedBy: readonly string[]): Headers => ({
  'Content-Security-Policy': `${framePolicy(framedBy)}; object-src 'none'; base-uri 'none'; form-action 'none'`,
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

const immutable: Headers = {
  'Cache-Control': 'public, max-age=31536000, immutable',
}

const endingOf = (trailingSlash: boolean | undefined): Site['ending'] => {
  if (trailingSlash === undefined) {
    return 'either'
  }
  return trailingSlash ? 'slash' : 'none'
}

const otherEndingsOf = (ending: Site['ending']): Site['otherEndings'] => [
  {
    name: 'folder',
    from: '/index.html',
    to: ending === 'none' ? '' : '/',
  },
  { name: 'ending', from: '.html', to: ending === 'slash' ? '/' : '' },
  ...(ending === 'none' ? [{ name: 'slash', from: '/', to: '' }] : []),
]

export type SiteOptions = {
  /** The site's own setting, which may leave it open. */
  trailingSlash: boolean | undefined
  framedBy?: readonly string[]
  /** Pages that run code of others, each with its content security policy. */
  sandboxes?: readonly { file: string; policy: string }[]
}

export const describeSite = (
  baseUrl: string,
  pages: readonly string[],
  { trailingSlash, framedBy = [], sandboxes = [] }: SiteOptions,
): Site => {
  const everywhere = forEverything(framedBy)
  const ending = endingOf(trailingSlash)
  return {
    baseUrl,
    ending,
    otherEndings: otherEndingsOf(ending),
    everywhere,
    fresh: { 'Cache-Control': 'no-cache' },
    immutable,
    sandboxes: sandboxes.map(({ file, policy }) => ({
      file,
      // It answers without its ending as well, like every page.
      addresses: [file, file.replace(/\.html$/u, '')].map(
        name => baseUrl + name,
      ),
      headers: {
        ...everywhere,
        // Its address changes with it; kept, it also runs code without a network.
        ...immutable,
        'Content-Security-Policy': `sandbox allow-scripts; ${policy}; ${framePolicy(framedBy)}`,
      },
    })),
    namedIndex:
      ending === 'none' ? pages.filter(page => page.endsWith('/index')) : [],
    contentTypes,
  }
}

/** Addresses of pages have these characters; nothing else is sent on. */
export const PAGE = String.raw`[\w./-]*[\w-]`

/** Text as a regular expression that matches it, if only its dots need it. */
export const escapeDots = (text: string): string =>
  text.replaceAll('.', String.raw`\.`)
