import {
  sandboxPages,
  sandboxPolicy,
} from '../../playground/sandbox/build/sandboxPages'
import type { HeaderRules } from './headerFiles'

const sandboxHeaders = (page: (typeof sandboxPages)[number]) => ({
  // Its address changes with it; kept, it also runs code without a network.
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Security-Policy': `sandbox allow-scripts; ${sandboxPolicy(page)}; frame-ancestors 'self'`,
})

/**
 * What headers add to the pages' own policies. The policy of a page names its
 * scripts by hash and so stands in the page; a second one, in a header, can
 * only make it stricter, and says here what a meta element can't.
 */
export const headerRules = (baseUrl: string): HeaderRules => ({
  everywhere: {
    'Content-Security-Policy':
      "frame-ancestors 'self'; object-src 'none'; base-uri 'self'; form-action 'self'",
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'SAMEORIGIN',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  },
  paths: Object.fromEntries(
    // Hosts with clean addresses serve the page without its ending.
    sandboxPages.flatMap(page => [
      [baseUrl + page.replace('.html', ''), sandboxHeaders(page)],
      [baseUrl + page, sandboxHeaders(page)],
    ]),
  ),
})
