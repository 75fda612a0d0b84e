/*
 * In: @docusaurus/plugin-content-docs, as installed.
 * Out: the same plugin, whose pages carry of the generated API pages only what
 * the theme reads: every page would pay for their number otherwise; and with
 * Getting started as the main document.
 * Read by: docusaurus.config.ts.
 */
import docs, { validateOptions } from '@docusaurus/plugin-content-docs'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { leanRoute } from './leanRoute'
import { withMainDoc } from './withMainDoc'

const MAIN_DOC = 'getting-started'

export default async function leanDocs(
  context: LoadContext,
  options: Parameters<typeof docs>[1],
): Promise<Plugin> {
  const plugin = await docs(context, options)
  const contentLoaded = plugin.contentLoaded?.bind(plugin)
  if (contentLoaded) {
    plugin.contentLoaded = ({ content, actions }) =>
      contentLoaded({
        content,
        actions: {
          ...actions,
          addRoute: route => actions.addRoute(leanRoute(route)),
          setGlobalData: data =>
            actions.setGlobalData(withMainDoc(data, MAIN_DOC)),
        },
      })
  }
  return Object.assign<Plugin, typeof plugin>({ name: plugin.name }, plugin)
}

export { validateOptions }
