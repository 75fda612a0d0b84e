import type { RouteConfig } from '@docusaurus/types'
import { type Fields, isFields } from '@lfi-docs/fields'

/** The generated pages, by the id that the docs plugin gives them. */
const isGenerated = (id: unknown): boolean =>
  typeof id === 'string' && id.startsWith('api/')

/**
 * Sidebars need only a link's label and URL; cards also need its document's id.
 * Breadcrumbs check only that there is an id, so generated pages share one.
 */
const leanItem = (item: unknown): unknown => {
  if (!isFields(item)) {
    return item
  }
  const { docId, unlisted, ...rest } = item
  const lean =
    isGenerated(docId) && !unlisted ? { ...rest, docId: 'api' } : item
  return Array.isArray(lean.items)
    ? { ...lean, items: lean.items.map(leanItem) }
    : lean
}

/** Titles and descriptions of documents, which only cards show. */
const leanVersion = ({ docs, docsSidebars, ...version }: Fields): Fields => ({
  ...version,
  docs: isFields(docs)
    ? Object.fromEntries(
        Object.entries(docs).filter(([id]) => !isGenerated(id)),
      )
    : docs,
  docsSidebars: isFields(docsSidebars)
    ? Object.fromEntries(
        Object.entries(docsSidebars).map(([name, items]) => [
          name,
          Array.isArray(items) ? items.map(leanItem) : items,
        ]),
      )
    : docsSidebars,
})

/** Whether a route, or one inside it, carries all documents of a version. */
export const hasVersion = (route: RouteConfig): boolean =>
  (isFields(route.props?.version) &&
    isFields(route.props.version.docs) &&
    isFields(route.props.version.docsSidebars)) ||
  (route.routes ?? []).some(hasVersion)

/** A route whose data holds what the theme reads of it. */
export const leanRoute = (route: RouteConfig): RouteConfig => ({
  ...route,
  ...(route.routes && { routes: route.routes.map(leanRoute) }),
  ...(isFields(route.props?.version) && {
    props: { ...route.props, version: leanVersion(route.props.version) },
  }),
})
