import type { Environment } from '../config/environment'
import type { HostedConfig } from './model/config'

/** A pattern that does not compile would fail in each search. */
const checkPattern = (name: string, pattern: string | undefined): void => {
  try {
    new RegExp(pattern ?? '', 'u')
  } catch (error) {
    throw new Error(
      `${name} should be a regular expression, and "${pattern}" is none.`,
      { cause: error },
    )
  }
}

/** Reads the hosted provider from the environment; nothing set means embedded. */
export const hostedConfig = (
  environment: Environment,
): HostedConfig | undefined => {
  const {
    SEARCH_APP_ID: appId,
    SEARCH_API_KEY: apiKey,
    SEARCH_INDEX_NAME: indexName = 'lfi',
    SEARCH_HOSTS: hosts,
    SEARCH_INSIGHTS_URL: insightsUrl,
    SEARCH_EXTERNAL_URL_REGEX: externalUrlRegex,
    SEARCH_REPLACE_FROM: from,
    SEARCH_REPLACE_TO: to = '',
  } = environment
  checkPattern('SEARCH_EXTERNAL_URL_REGEX', externalUrlRegex)
  checkPattern('SEARCH_REPLACE_FROM', from)
  if (Boolean(appId) !== Boolean(apiKey)) {
    throw new Error(
      `The hosted search needs SEARCH_APP_ID and SEARCH_API_KEY together: set ${appId ? 'SEARCH_API_KEY' : 'SEARCH_APP_ID'} too, or neither for the embedded search.`,
    )
  }
  return appId && apiKey
    ? {
        appId,
        apiKey,
        indexName,
        ...(hosts && { hosts: hosts.split(',').map(host => host.trim()) }),
        ...(insightsUrl && { insightsUrl }),
        ...(externalUrlRegex && { externalUrlRegex }),
        ...(from && { replacePathname: { from, to } }),
      }
    : undefined
}
