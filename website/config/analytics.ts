import type { Config } from '@docusaurus/types'
import type { Environment } from './environment'

/**
 * One script tag when an address is configured, otherwise nothing. No browser
 * runs a script of this type: engine/first-script does, once the page is seen.
 */
export const analyticsScripts = ({
  ANALYTICS_SRC,
}: Environment): NonNullable<Config['scripts']> =>
  ANALYTICS_SRC
    ? [{ src: ANALYTICS_SRC, type: 'text/plain', 'data-when-seen': 'true' }]
    : []
