import type { Environment } from '../../config/environment'

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
