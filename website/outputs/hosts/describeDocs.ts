import { describeSite, type SiteOptions } from '@lfi-docs/host-files'
import { sandboxPages, sandboxPolicy } from '@lfi-docs/sandbox/build'
import type { Environment } from '../../config/environment'

/** This site, with the pages that run visitors' code. */
export const describeDocs = (
  baseUrl: string,
  pages: readonly string[],
  options: SiteOptions = { trailingSlash: false },
) =>
  describeSite(baseUrl, pages, {
    ...options,
    sandboxes: sandboxPages.map(file => ({
      file,
      policy: sandboxPolicy(file),
    })),
  })

type Settings = Pick<
  Environment,
  'SITE_URL' | 'SANDBOX_ORIGIN' | 'EMBED_ORIGINS'
>

/**
 * Who may frame the site beside itself: the site, where the sandbox has a host
 * of its own, and those that may show the playground. The sandbox is a frame in
 * that frame, so that they must be allowed for both.
 */
export const framingOrigins = ({
  SITE_URL,
  SANDBOX_ORIGIN,
  EMBED_ORIGINS = '',
}: Settings): readonly string[] => [
  ...(SANDBOX_ORIGIN ? [new URL(SITE_URL).origin] : []),
  ...EMBED_ORIGINS.split(/[\s,]+/u).filter(Boolean),
]
