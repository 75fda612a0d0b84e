import routes from '@generated/routes'
import { matchRoutes } from 'react-router-config'
import { leaveFirstPage } from './adopted'

type Location = { pathname: string }
type RouteUpdate = { location: Location; previousLocation: Location | null }

let isFirst = true

/** Whoever comes back to the first page finds it made anew. */
const leave = (pathname: string): void => {
  isFirst = false
  leaveFirstPage()
  for (const { route } of matchRoutes(routes, pathname)) {
    route.forget?.()
  }
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
