import type { RouteConfig } from '@docusaurus/types'
import { type Fields, isFields } from '@lfi-docs/fields'

/** The generated pages, by the id that the docs plugin gives them. */
const isGenerated = (id: unknown): boolean =>
  typeof id === 'string' && id.startsWith('api/')

/**
 * Sidebars need only a link's label and URL; cards also need its document's id.
 * Breadcrumbs check only that there is an id, so generated pages share one.
 */
const leanItem = (item: Fields): Fields => {
  const { docId, unlisted, items, ...rest } = item
  if (Array.isArray(items)) {
    return { ...item, items: items.map(leanItem) }
  }
  return isGenerated(docId) && !unlisted ? { ...rest, docId: 'api' } : item
}

/** All documents of a version, as a route carries them. */
type Version = Fields & { docs: Fields; docsSidebars: Record<string, Fields[]> }

const isVersion = (value: unknown): value is Version =>
  isFields(value) && isFields(value.docs) && isFields(value.docsSidebars)

/** Without titles and descriptions of documents, which only cards show. */
const leanVersion = ({ docs, docsSidebars, ...version }: Version): Fields => ({
  ...version,
  docs: Object.fromEntries(
    Object.entries(docs).filter(([id]) => !isGenerated(id)),
  ),
  docsSidebars: Object.fromEntries(
    Object.entries(docsSidebars).map(([name, items]) => [
      name,
      items.map(leanItem),
    ]),
  ),
})

/** Whether a route, or one inside it, carries all documents of a version. */
export const hasVersion = ({ props, routes = [] }: RouteConfig): boolean =>
  isVersion(props?.version) || routes.some(hasVersion)

/** A route whose data holds what the theme reads of it. */
export const leanRoute = (route: RouteConfig): RouteConfig => ({
  ...route,
  ...(route.routes && { routes: route.routes.map(leanRoute) }),
  ...(isVersion(route.props?.version) && {
    props: { ...route.props, version: leanVersion(route.props.version) },
  }),
})
