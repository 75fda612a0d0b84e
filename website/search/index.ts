/*
 * In: the API model, the guides and data/aliases, as `generate` put them
 * together; SEARCH_* of the environment.
 * Out: the index that the search worker loads, the /search route, the theme's
 * SearchBar and SearchPage. Read by: client/ in the browser, on intent.
 */
import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { normalizeUrl } from '@docusaurus/utils'
import { siteAddress } from '../browser/siteAddress'
import { readEnvironment } from '../config/environment'
import { readGenerated } from '../generate/generated'
import { hostedConfig } from './config'
import type { SearchData } from './engine/data'

export default function search(context: LoadContext): Plugin<SearchData> {
  const { baseUrl } = context
  const { trailingSlash } = context.siteConfig
  const addressOf = (route: string): string =>
    normalizeUrl([baseUrl, siteAddress(route, trailingSlash)])
  const addressed = <Place extends { path: string }>(place: Place): Place => ({
    ...place,
    path: addressOf(place.path),
  })
  const hosted = hostedConfig(readEnvironment())
  return {
    name: 'lfi-search',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    async loadContent() {
      const { api, guides, playground } = readGenerated<SearchData>('search')
      return {
        api: api.map(addressed),
        guides: guides.map(addressed),
        playground: addressOf(playground),
      }
    },
    async contentLoaded({ content, actions }) {
      await actions.createData('searchData.json', JSON.stringify(content))
      actions.setGlobalData({ hosted, page: addressOf('/search') })
      actions.addRoute({
        path: normalizeUrl([baseUrl, 'search']),
        component: '@theme/SearchPage',
        exact: true,
      })
    },
  }
}
