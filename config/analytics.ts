import type { Config } from '@docusaurus/types'
import type { Environment } from './environment'

/** One deferred script tag when an address is configured, otherwise nothing. */
export const analyticsScripts = ({
  ANALYTICS_SRC,
}: Environment): NonNullable<Config['scripts']> =>
  ANALYTICS_SRC ? [{ src: ANALYTICS_SRC, defer: true }] : []
