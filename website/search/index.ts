/*
 * In: SEARCH_* of the environment.
 * Out: the /search route, the theme's SearchBar and SearchPage, and what they
 * have to know. Read by: client/ in the browser, on intent. The index is made by
 * `generate`, and loaded by the search worker.
 */
import path from 'node:path'
import type { Plugin } from '@docusaurus/types'
import { readEnvironment } from '../config/environment'
import { hrefOf } from '../config/hrefOf'
import { hostedConfig } from './config'

export default function search(): Plugin {
  const hosted = hostedConfig(readEnvironment())
  const page = hrefOf('/search')
  return {
    name: 'lfi-search',
    getThemePath: () => path.join(__dirname, 'theme'),
    contentLoaded({ actions }) {
      actions.setGlobalData({ hosted, page })
      actions.addRoute({
        path: page,
        component: '@theme/SearchPage',
        exact: true,
      })
    },
  }
}
