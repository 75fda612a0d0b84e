import type { Environment } from '../../config/environment'
import type { ForeignHosts } from './secureHtml'

const searchHosts = ({
  SEARCH_APP_ID,
  SEARCH_HOSTS,
}: Environment): readonly string[] => {
  if (SEARCH_HOSTS) {
    return SEARCH_HOSTS.split(',')
      .map(host => host.trim())
      .filter(Boolean)
  }
  return SEARCH_APP_ID
    ? [`${SEARCH_APP_ID}-dsn.algolia.net`, '*.algolianet.com', '*.algolia.net']
    : []
}

const toOrigin = (host: string): string =>
  host.includes('://') ? new URL(host).origin : `https://${host}`

/** What the deployment's configuration adds to the policy: usually nothing. */
export const foreignHosts = (environment: Environment): ForeignHosts => {
  const analytics = environment.ANALYTICS_SRC
    ? [new URL(environment.ANALYTICS_SRC).origin]
    : []
  return {
    scripts: analytics,
    connections: [
      ...analytics,
      ...searchHosts(environment).map(toOrigin),
      ...(environment.SEARCH_INSIGHTS_URL
        ? [new URL(environment.SEARCH_INSIGHTS_URL).origin]
        : []),
    ],
    frames: environment.SANDBOX_ORIGIN ? [environment.SANDBOX_ORIGIN] : [],
  }
}
