/*
 * In: the API model, the guides, data/aliases, as `generate` put them
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
import type { SearchData } from './engine/searchData'
import { configTags, searchConfig } from './searchConfig'

export default function search(context: LoadContext): Plugin<SearchData> {
  const { baseUrl } = context
  const { trailingSlash } = context.siteConfig
  const addressed = <Place extends { path: string }>(place: Place): Place => ({
    ...place,
    path: siteAddress(place.path, trailingSlash),
  })
  const config = searchConfig(readEnvironment())
  return {
    name: 'lfi-search',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    async loadContent() {
      const { api, guides, ...data } = readGenerated<SearchData>('search')
      return {
        ...data,
        api: api.map(addressed),
        guides: guides.map(addressed),
      }
    },
    async contentLoaded({ content, actions }) {
      await actions.createData('searchData.json', JSON.stringify(content))
      actions.addRoute({
        path: normalizeUrl([baseUrl, 'search']),
        component: '@theme/SearchPage',
        exact: true,
      })
    },
    injectHtmlTags: () => ({ headTags: configTags(config) }),
  }
}
