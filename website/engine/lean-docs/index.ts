/*
 * In: @docusaurus/plugin-content-docs, as installed.
 * Out: the same plugin, whose pages carry of the generated API pages only what
 * the theme reads: every page would pay for their number otherwise; with
 * Getting started as the main document.
 * Read by: site.config.ts. ../README.md says what that saves.
 */
import docs, { validateOptions } from '@docusaurus/plugin-content-docs'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { hasVersion, leanRoute } from './leanRoute'
import { withMainDoc } from './withMainDoc'

const MAIN_DOC = 'getting-started'

const complaint = (what: string): Error =>
  new Error(
    `engine/lean-docs expects @docusaurus/plugin-content-docs to ${what}, as its lib/routes.js and lib/index.js do, and it does not. See where the docs plugin puts its data now, and change engine/lean-docs.`,
  )

export default async function leanDocs(
  context: LoadContext,
  options: Parameters<typeof docs>[1],
): Promise<Plugin> {
  const plugin = await docs(context, options)
  const contentLoaded = plugin.contentLoaded?.bind(plugin)
  if (!contentLoaded) {
    throw complaint('add its routes in contentLoaded')
  }
  plugin.contentLoaded = async ({ content, actions }) => {
    let isLean = false
    await contentLoaded({
      content,
      actions: {
        ...actions,
        addRoute: route => {
          isLean ||= hasVersion(route)
          actions.addRoute(leanRoute(route))
        },
        setGlobalData: data =>
          actions.setGlobalData(withMainDoc(data, MAIN_DOC)),
      },
    })
    if (!isLean) {
      throw complaint('give the routes of a version its documents')
    }
  }
  return Object.assign<Plugin, typeof plugin>({ name: plugin.name }, plugin)
}

export { validateOptions }
