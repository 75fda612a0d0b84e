type RouteUpdate = { previousLocation: object | null }

// The app has shown a page: the first script looks at it as at a first one.
export const onRouteDidUpdate = ({ previousLocation }: RouteUpdate): void => {
  window.firstLoad?.syncPage({ isNavigation: previousLocation !== null })
}
