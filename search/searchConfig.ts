import type { Environment } from '../config/environment'
import { CONFIG_META, type SearchConfig } from './model/searchConfig'

/** Reads the provider from the environment; nothing set means embedded. */
export const searchConfig = (environment: Environment): SearchConfig => {
  const {
    SEARCH_APP_ID: appId,
    SEARCH_API_KEY: apiKey,
    SEARCH_INDEX_NAME: indexName,
    SEARCH_HOSTS: hosts,
    SEARCH_EXTERNAL_URL_REGEX: externalUrlRegex,
    SEARCH_REPLACE_FROM: replaceFrom,
    SEARCH_REPLACE_TO: replaceTo,
  } = environment
  const given = [appId, apiKey, indexName].filter(Boolean).length
  if (given === 1 || given === 2) {
    throw new Error(
      'The hosted search needs SEARCH_APP_ID, SEARCH_API_KEY and SEARCH_INDEX_NAME together: set all three, or none for the embedded search.',
    )
  }
  return {
    ...(appId && apiKey && indexName
      ? {
          hosted: {
            appId,
            apiKey,
            indexName,
            ...(hosts ? { hosts: hosts.split(',').map(s => s.trim()) } : {}),
          },
        }
      : {}),
    ...(externalUrlRegex ? { externalUrlRegex } : {}),
    ...(replaceFrom
      ? { replacePathname: { from: replaceFrom, to: replaceTo ?? '' } }
      : {}),
  }
}

/** The head tag that carries it to the browser; none when nothing is set. */
export const configTags = (config: SearchConfig) =>
  Object.keys(config).length === 0
    ? []
    : [
        {
          tagName: 'meta',
          attributes: { name: CONFIG_META, content: JSON.stringify(config) },
        },
      ]
