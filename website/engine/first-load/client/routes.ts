import routes from '@generated/routes'
import { leaveFirstPage } from './adopted'

type Location = { pathname: string }
type RouteUpdate = { location: Location; previousLocation: Location | null }

type Route = {
  path?: string | string[] | undefined
  routes?: Route[] | undefined
  /** Has the page made anew; only routes of documents: see engine/compact-routes. */
  forget?: () => void
}

let isFirst = true

const forget = (pathname: string, among: readonly Route[]): void => {
  for (const route of among) {
    if (route.path === pathname) {
      route.forget?.()
    }
    forget(pathname, route.routes ?? [])
  }
}

/** The first page is made anew when the reader comes back to it. */
const leave = (pathname: string): void => {
  isFirst = false
  leaveFirstPage()
  forget(pathname, routes)
}

// The app has shown a page: the first script looks at it as at a first one.
export const onRouteDidUpdate = ({
  location,
  previousLocation,
}: RouteUpdate): void => {
  if (
    isFirst &&
    previousLocation &&
    previousLocation.pathname !== location.pathname
  ) {
    leave(previousLocation.pathname)
  }
  window.firstLoad?.look(previousLocation !== null)
}
